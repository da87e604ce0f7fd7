declare module 'pouchdb-core'
declare module 'pouchdb-adapter-http'
declare module 'pouchdb-adapter-memory'
declare module 'pouchdb-replication'
