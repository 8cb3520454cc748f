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

/** SQLite rolls back by itself when the disk is full or fails; there is nothing left to roll back. */
const isUndone = (error: unknown) =>
  error instanceof Error && error.message.includes("no transaction is active")

/**
 * Transactions take the write lock at their start (`begin immediate`). A deferred transaction fails at its
 * first write if another process wrote meanwhile, and waiting does not help. While another process holds the
 * lock, the waiting task releases the mutex so that other tasks can use the connection.
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
 * SQLite rolls back schema changes with the transaction, so each migration is atomic. The driver serializes
 * access to the single connection, so Kysely need not.
 */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
  override get supportsMultipleConnections() {
    return true
  }
}

/** Kysely's SQLite dialect for a file that several processes write. */
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
