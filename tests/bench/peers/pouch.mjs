// express-pouchdb on LevelDB, the peer of the replication rows; PORT and DATA_DIR from the environment.
import express from 'express'
import expressPouch from 'express-pouchdb'
import PouchDB from 'pouchdb'

const app = express()
const Local = PouchDB.defaults({ prefix: `${process.env.DATA_DIR}/` })
app.use('/', expressPouch(Local, { mode: 'minimumForPouchDB', inMemoryConfig: true }))
app.listen(Number(process.env.PORT), '127.0.0.1')
