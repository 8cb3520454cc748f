import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely"

import { createMutex } from "./mutex.ts"
import { retryOnBusy } from "./retry-on-busy.ts"

/** SQLite has rolled back by itself where the disk is full or fails: nothing is left to undo. */
const isUndone = (error: unknown) =>
  error instanceof Error && error.message.includes("no transaction is active")

/**
 * A transaction has the lock for writing from its beginning: begun for reading, it fails at its first
 * change where another process wrote meanwhile, and no waiting helps. Where another process has that lock,
 * whoever wants it waits outside: the connection is everybody else's meanwhile.
 */
class LockingDriver extends SqliteDriver {
  readonly #turns = createMutex()
  #connection: DatabaseConnection | undefined
  #isInTransaction = false

  #patient(inner: DatabaseConnection): DatabaseConnection {
    const outside = async (wait: () => Promise<void>) => {
      this.#turns.end()
      await wait()
      await this.#turns.begin()
    }
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const ask = () => inner.executeQuery<Row>(query)
        return this.#isInTransaction ? ask() : retryOnBusy(ask, outside)
      },
      streamQuery: (query, size) => inner.streamQuery(query, size),
    }
  }

  override async acquireConnection() {
    await this.#turns.begin()
    this.#connection ??= this.#patient(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection() {
    this.#turns.end()
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"))
    this.#isInTransaction = true
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection)
    this.#isInTransaction = false
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!isUndone(error)) throw error
    } finally {
      this.#isInTransaction = false
    }
  }
}

/**
 * SQLite undoes changes of tables with the transaction: a migration is whole, or it was not. That there is one
 * connection for all is the driver's own matter.
 */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
  override get supportsMultipleConnections() {
    return true
  }
}

/** Kysely's SQLite for a file that several processes write. */
export class LockingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new LockingDriver(this.#config)
  }
  override createAdapter() {
    return new WholeMigrations()
  }
}
