// What drizzle-kit reads to write a migration: it looks for tables among the names that are exported.
module.exports = { ...require('./tables.ts').tables }
