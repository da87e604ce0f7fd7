import Driver from 'better-sqlite3'

/**
 * A connection with our settings. Throws if the database would not survive a power cut: the driver's own default (NORMAL)
 * loses acknowledged orders.
 */
export function connect(file: string): Driver.Database {
  const connection = new Driver(file)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('busy_timeout = 5000')
  connection.pragma('foreign_keys = ON')
  connection.pragma('journal_size_limit = 67108864')
  connection.pragma('trusted_schema = OFF')
  // What is deleted is overwritten: whoever was erased stands in no free space of the file either.
  connection.pragma('secure_delete = ON')
  // Savepoints keep the pages they may have to give back: in a file that was five of six writes of an order.
  connection.pragma('temp_store = MEMORY')
  const FULL = 2
  if (connection.pragma('synchronous', { simple: true }) !== FULL)
    throw new Error(
      'The database does not run with synchronous=FULL: acknowledged orders could be lost in a power cut.',
    )
  if (connection.pragma('journal_mode', { simple: true }) !== 'wal')
    throw new Error('The database does not run in WAL mode: readers would block the writer.')
  return connection
}
