import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely"

import { retryOnBusy } from "./retry.ts"

/** An asynchronous mutex. `acquire` waits until all earlier holders have called `release` (first in, first out). */
export const createMutex = () => {
  const queue: (() => void)[] = []
  let isHeld = false
  return {
    acquire: () =>
      new Promise<void>((resolve) => {
        if (isHeld) queue.push(resolve)
        else {
          isHeld = true
          resolve()
        }
      }),
    release: () => {
      const next = queue.shift()
      if (next) next()
      else isHeld = false
    },
  }
}

/** SQLite rolls back by itself when the disk is full or fails; there is nothing left to roll back. */
const isRolledBack = (error: unknown) =>
  error instanceof Error && error.message.includes("no transaction is active")

/** The statement that begins each transaction. */
export const beginTransaction = "begin immediate"

/**
 * Transactions take the write lock at their start (`begin immediate`). A deferred transaction fails at its
 * first write if another process wrote meanwhile, and waiting does not help. While another process holds the
 * lock, the waiting task releases the mutex so that other tasks can use the connection.
 */
class ImmediateTransactionDriver extends SqliteDriver {
  readonly #mutex = createMutex()
  #connection: DatabaseConnection | undefined
  #isInTransaction = false

  #retryingOnBusy(inner: DatabaseConnection): DatabaseConnection {
    const withoutMutex = async (wait: () => Promise<void>) => {
      this.#mutex.release()
      await wait()
      await this.#mutex.acquire()
    }
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const execute = () => inner.executeQuery<Row>(query)
        return this.#isInTransaction ? execute() : retryOnBusy(execute, withoutMutex)
      },
      streamQuery: (query, size) => inner.streamQuery(query, size),
    }
  }

  override async acquireConnection() {
    await this.#mutex.acquire()
    this.#connection ??= this.#retryingOnBusy(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection() {
    this.#mutex.release()
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw(beginTransaction))
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
      if (!isRolledBack(error)) throw error
    } finally {
      this.#isInTransaction = false
    }
  }
}

/**
 * SQLite rolls back schema changes with the transaction, so each migration is atomic. The driver serializes
 * access to the single connection, so Kysely need not.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
  override get supportsMultipleConnections() {
    return true
  }
}

/** Kysely's SQLite dialect for a file that several processes write. */
export class ImmediateTransactionDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateTransactionDriver(this.#config)
  }
  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}
