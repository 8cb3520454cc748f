import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely"

/**
 * A transaction has the lock for writing from its beginning: begun for reading, it fails at its first
 * change where another process wrote meanwhile, and no waiting helps.
 */
class LockingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"))
  }
}

/** SQLite undoes changes of tables with the transaction: a migration is whole, or it was not. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
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
