// Writes the fixture of a release: the data of a small college as this release stores them. It uses only what does not
// change between releases (commands, calls of the contract, test helpers), so that it also runs in an older checkout.
import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { gzipSync } from "node:zlib"

import SqliteDatabase from "better-sqlite3"

import { statuses, type Status } from "#domain/applications/workflow.ts"
import { createApplications } from "#server/features/applications/application-repository.ts"
import { runTool } from "#server/features/backup/postgres-tools.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { openApp, readPicturesIn } from "#tests/support/app.ts"
import { clerk, officer } from "#tests/support/applications-harness.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeCollege } from "#tests/support/samples/sample-college.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { node24, projectEnv, root } from "../../scripts/tools.mjs"

const run = promisify(execFile)

/** The passphrase of the backups of all fixtures. */
export const passphrase = "four words in a row"

/** What a release stored, as its own code reads it. */
export interface Expected {
  release: string
  /** Number of rows by table. */
  counts: Record<string, number>
  applications: {
    code: string
    status: Status
    applicant_name: string
    aadhaar: string
    /** The answer of the print call. */
    print: Record<string, string | number>
    /** SHA-256 of the photo. */
    photo: string
  }[]
}

/** The changes of status after a submission that lead to each status. */
const paths: Record<Status, Status[]> = {
  submitted: [],
  scrutiny: ["scrutiny"],
  query: ["query"],
  verified: ["scrutiny", "verified"],
  admitted: ["verified", "admitted"],
  rejected: ["scrutiny", "rejected"],
  withdrawn: ["withdrawn"],
  cancelled: ["verified", "admitted", "cancelled"],
}

type Site = Awaited<ReturnType<typeof openApp>>

const moveTo = async ({ services }: Site, code: string, status: Status) => {
  for (const [index, to] of paths[status].entries()) {
    const change = {
      to,
      reason: "अंकपत्र देखें",
      expectedVersions: { [code]: index + 1 },
      firstAdmissionNumber: `2025/${code}`,
      isOutsideLists: true,
    }
    const [result] = await services.staffApplications.changeStatuses([code], change, officer)
    if (result?.outcome !== "stored") throw new Error(`${status}: ${JSON.stringify(result)}`)
  }
}

/** One application in each status, two deposits and an exemption. Returns the codes. */
const addApplications = async (site: Site, url: string) => {
  const pictures = await makeSamplePictures()
  const codes: string[] = []
  for (const status of statuses) {
    const code = await apply(url, pictures, validForm("BA", { applicant_name: `Asha ${status}` }))
    await moveTo(site, code, status)
    codes.push(code)
  }
  const { receiveFee, exemptFee } = site.services.staffApplications
  const deposit = (reference: string) => ({ date: "2025-07-02", reference })
  const [first, second, third] = ["scrutiny", "admitted", "verified"].map(
    (status) => codes[statuses.indexOf(status as Status)]!,
  )
  for (const { outcome } of [
    await receiveFee(first!, deposit("JN 0071"), clerk),
    await receiveFee(second!, deposit("JN 0072"), clerk),
    await exemptFee(third!, "Freeship card", officer),
  ]) {
    if (outcome !== "stored") throw new Error(`The fee was not stored: ${outcome}`)
  }
  return codes
}

const describeApplications = async (
  dataDir: string,
  url: string,
): Promise<Expected["applications"]> => {
  const db = connect({ dataDir, url: undefined })
  const encryption = createFieldEncryption(await loadAppKey(dataDir, undefined))
  const { findAadhaar } = createApplications(db, encryption)
  const pictures = await readPicturesIn(dataDir)
  const rows = await db
    .selectFrom("applications")
    .select(["admission_code", "status", "applicant_name", "image_file"])
    .orderBy("admission_code")
    .execute()
  const described: Expected["applications"] = []
  for (const { admission_code: code, image_file, ...row } of rows) {
    described.push({
      code,
      ...row,
      aadhaar: (await findAadhaar(code))!,
      print: (await print(url, code)).answer[0]!,
      photo: createHash("sha256").update(pictures.get(image_file)!).digest("hex"),
    })
  }
  await db.destroy()
  return described
}

/** Leaves two items of each collection of the sample content: a fixture is small, and an encrypted file has no compression. */
const removeSampleContent = (dataDir: string) => {
  const database = new SqliteDatabase(sqliteFile(dataDir))
  database.exec(`
    delete from items where updated_by = 'sample' and position > 1
    and collection not in ('menus', 'courses');
    delete from search_index where not exists
      (select 1 from items where items.collection = search_index.collection and items.slug = search_index.slug);
    insert into search_index (search_index) values ('optimize')`)
  database.close()
}

/** Rewrites an SQLite file with small pages: most of its tables and indexes have few rows. */
const compact = (path: string) => {
  const database = new SqliteDatabase(path)
  for (const pragma of ["journal_mode = delete", "page_size = 1024"]) database.pragma(pragma)
  database.exec("vacuum")
  database.pragma("journal_mode = wal")
  database.close()
}

/** Number of rows by table, without the tables inside the search index. */
const countRows = (path: string) => {
  const database = new SqliteDatabase(path, { readonly: true })
  const names = database
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table'
      and name not like 'sqlite\\_%' escape '\\' and name not like 'search\\_index%' escape '\\' order by name`,
    )
    .pluck()
    .all()
  const counts = names.map((name) => [
    name,
    database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get()!,
  ])
  database.close()
  return Object.fromEntries(counts) as Record<string, number>
}

/** Runs a command of the release on the data. */
const command = (script: string, args: string[], env: NodeJS.ProcessEnv) =>
  run(node24, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: {
      ...projectEnv(),
      APP_KEY: undefined,
      STORAGE: undefined,
      DATABASE_URL: undefined,
      BACKUP_PASSPHRASE: passphrase,
      ...env,
    },
  })

/** A dump as plain SQL, without settings and commands that depend on the version of pg_dump or psql. */
const dumpSql = async (url: string, path: string) => {
  const flags = ["--inserts", "--no-owner", "--no-privileges", `--file=${path}`]
  await runTool("pg_dump", url, flags)
  const lines = (await readFile(path, "utf8")).split("\n")
  await rm(path)
  return lines.filter((line) => !/^(?:\\|--|SET |$)/.test(line)).join("\n")
}

const writePacked = (path: string, content: Buffer | string) =>
  writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))

/** Writes the parts that need PostgreSQL: `url` is an empty database. */
const writePostgres = async (folder: string, dataDir: string, url: string) => {
  await command("data-migration", ["--to", url], { DATA_DIR: dataDir })
  await rm(join(dataDir, "moved.json"), { force: true })
  const backup = join(folder, "postgresql.age")
  await command("backup", [backup], { DATA_DIR: dataDir, DATABASE_URL: url })
  await writePacked(join(folder, "postgresql.sql"), await dumpSql(url, join(folder, "dump")))
}

/**
 * Writes the fixture of this release into a folder. `dataDir` is an empty folder for the data, `postgresUrl` an empty
 * database; without one there are no parts of PostgreSQL.
 */
export const makeFixture = async (
  folder: string,
  release: string,
  { dataDir, postgresUrl }: { dataDir: string; postgresUrl: string | undefined },
) => {
  await mkdir(folder, { recursive: true })
  await makeCollege(dataDir)
  removeSampleContent(dataDir)
  const site = await openApp({ DATA_DIR: dataDir })
  const url = await site.listen()
  await addApplications(site, url)
  const applications = await describeApplications(dataDir, url)
  await site.close()

  for (const name of ["mahavidyalaya.sqlite", "uploads.sqlite"]) compact(join(dataDir, name))
  const counts = countRows(sqliteFile(dataDir))
  const expected: Expected = { release, counts, applications }
  await writeFile(join(folder, "expected.json"), `${JSON.stringify(expected, undefined, 2)}\n`)
  await writeFile(join(folder, "app.key"), await readFile(join(dataDir, "app.key")))
  for (const name of ["mahavidyalaya.sqlite", "uploads.sqlite"]) {
    await writePacked(join(folder, name), await readFile(join(dataDir, name)))
  }
  await command("backup", [join(folder, "sqlite.age")], { DATA_DIR: dataDir })
  if (postgresUrl !== undefined) await writePostgres(folder, dataDir, postgresUrl)
  return expected
}
