import { mkdir, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from "vitest"

import type { BackupRun } from "#domain/backup/backup-run.ts"
import { checkArchive } from "#server/features/backup/backup.ts"
import { readCreatedAt } from "#server/features/operations/operations.ts"
import { openServices } from "#server/features/services.ts"
import { type Config, readConfig } from "#server/platform/config.ts"
import { loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { sharedDatabases } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { createBackups } from "./backups-service.ts"
import { type BackupConfig, reencryptPlan } from "./plan.ts"

const passphrase = "copper lantern walks uphill"
const hourMs = 3_600_000
const slow = { timeout: 30_000 }

describe.each(sharedDatabases)("backups of the console on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let folder: Awaited<ReturnType<typeof openFolder>>
  let config: Config
  let db: Database
  const opened: ReturnType<typeof createBackups>[] = []

  /** The service of a process, at another time or with other settings, on the same site. */
  const service = async (aheadMs = 0, env: Partial<BackupConfig & { DATA_DIR: string }> = {}) => {
    const backups = createBackups({
      db,
      now: () => new Date(Date.now() + aheadMs),
      config: { ...config, ...env },
      disk: readDiskSpace,
      fieldEncryption: createFieldEncryption(await loadExistingKey(config)),
      randomBytes: (count) => Buffer.alloc(count),
      createdAt: () => readCreatedAt(db),
      workFactor: 8,
    })
    opened.push(backups)
    return backups
  }
  let backups: ReturnType<typeof createBackups>

  beforeAll(async () => {
    place = await open()
    config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url })
    await (await openServices(config)).close()
    db = connect(place)
  })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })
  beforeEach(async () => {
    folder = await openFolder()
    before = await lines()
    backups = await service()
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
    await db.deleteFrom("installation").where("name", "like", "%backup%").execute()
    await folder.remove()
  })

  const plan = (changes: object = {}) => ({
    folder: folder.path,
    time: "",
    keep_daily: "30",
    keep_monthly: "12",
    alert_hours: "48",
    passphrase,
    passphrase_again: passphrase,
    ...changes,
  })
  const save = (changes: object = {}) => backups.changePlan(plan(changes), "Asha")
  const ended = async (of = backups) => {
    await expect.poll(async () => (await of.read()).run?.ended, slow).toBeDefined()
    return (await of.read()).run!.ended!
  }
  const storeRun = (run: Partial<BackupRun>) => {
    const at = new Date().toISOString()
    const begun = { id: "a", kind: "hand", by: "Asha", startedAt: at, seenAt: at, step: "database" }
    return setInstallationValue(db, "backup_run", JSON.stringify({ ...begun, ...run }))
  }
  const lines = async () =>
    (await db.selectFrom("audit").select("action").orderBy("id").execute()).map(
      ({ action }) => action,
    )
  let before: string[]
  /** The actions of a test. */
  const actions = async () => (await lines()).slice(before.length)
  const unencrypted = async () =>
    (await readdir(place.dataDir)).filter((name) => name.startsWith("backup-of"))

  test("a new site has none, and cannot make one yet", async () => {
    expect(await backups.read()).toMatchObject({
      lastGood: null,
      nextAt: null,
      run: null,
      backups: [],
      problem: null,
      isLate: false,
      hours: 48,
      hasPassphrase: false,
      fixed: { folder: null, passphrase: null },
    })
    expect(await backups.start("Asha")).toBe("not set up")
  })

  test("of two changes of the plan at once, one is refused", async () => {
    const outcomes = await Promise.all([
      save(),
      save({ keep_daily: "7", passphrase: "", passphrase_again: "" }),
    ])
    expect(outcomes.toSorted()).toEqual(["changed meanwhile", undefined])
  })

  test.each([
    { sent: { folder: "/nowhere" }, errors: { folder: ["backup.no_folder"] } },
    { sent: { folder: "backups" }, errors: { folder: ["backup.relative"] } },
    { sent: { folder: "", time: "02:00" }, errors: { folder: ["missing"] } },
    { sent: { time: "25:00" }, errors: { time: ["backup.time"] } },
    { sent: { keep_daily: "2" }, errors: { keep_daily: ["backup.keep_daily"] } },
    { sent: { keep_monthly: "121" }, errors: { keep_monthly: ["backup.keep_monthly"] } },
    { sent: { alert_hours: "x" }, errors: { alert_hours: ["backup.alert_hours"] } },
    { sent: { passphrase: "short" }, errors: { passphrase: ["password.too_short"] } },
    { sent: { passphrase: "a".repeat(20) }, errors: { passphrase: ["password.too_simple"] } },
    { sent: { passphrase_again: "other" }, errors: { passphrase_again: ["backup.differs"] } },
    { sent: { passphrase: "of two\nlines, typed" }, errors: { passphrase: ["backup.characters"] } },
    { sent: { time: "02:00", passphrase: "" }, errors: { passphrase: ["missing"] } },
  ])("the plan $sent is refused", async ({ sent, errors }) => {
    expect(await save(sent)).toEqual(errors)
    expect((await backups.read()).plan.folder).toBe("")
    expect(await actions()).toEqual([])
  })

  test("a destination in the data folder is refused", async () => {
    const inside = join(place.dataDir, "backups")
    await mkdir(inside)
    expect(await save({ folder: inside })).toEqual({ folder: ["backup.in_data"] })
  })

  test("a plan is stored without the passphrase in clear, which stays when none is typed", async () => {
    expect(await save({ time: "०२:००", keep_daily: "10" })).toBeUndefined()
    expect(await save({ alert_hours: "72", passphrase: "" })).toBeUndefined()
    const shown = await backups.read()
    expect(shown).toMatchObject({
      plan: { folder: folder.path, keep_daily: 30, alert_hours: 72, time: "" },
      hasPassphrase: true,
      isSameDisk: true,
    })
    expect(shown.plan).not.toHaveProperty("passphrase_encrypted")
    expect(await findInstallationValue(db, "backup_plan")).not.toContain("copper")
    expect(await actions()).toEqual(["backup plan changed", "backup plan changed"])
  })

  test("the passphrase of the plan is read with a new key after a rotation", async () => {
    await save()
    const from = createFieldEncryption(await loadExistingKey(config))
    const to = createFieldEncryption(Buffer.alloc(32, 7))
    await reencryptPlan(db, { from, to })
    await reencryptPlan(db, { from: to, to: from })
    await backups.start("Asha")
    expect(await ended()).toMatchObject({ outcome: "good" })
  })

  test("makes a good backup that the command can read, and lists it", async () => {
    await save()
    expect(await backups.start("Asha")).toBe("begun")
    expect(await ended()).toMatchObject({ outcome: "good", deleted: 0 })
    const shown = await backups.read()
    const [name] = await readdir(folder.path)
    const file = join(folder.path, name!)
    const { length: bytes } = await readFile(file)
    expect(shown).toMatchObject({
      lastGood: { at: shown.lastBackup, file, bytes, isThere: true },
      backups: [{ name, at: expect.any(String), bytes, isComplete: true }],
      run: { kind: "hand", by: "Asha" },
    })
    expect(await checkArchive(file, passphrase)).toMatchObject({ at: shown.lastBackup })
    expect(await actions()).toEqual(["backup plan changed", "backup asked for"])
    expect(await unencrypted()).toEqual([])
  })

  test("names a backup as incomplete that lacks files of records", async () => {
    await save()
    const files = JSON.stringify([`${"0".repeat(32)}.pdf`])
    const names = { name: "list.pdf", alt_en: "", alt_hi: "", at: "", by: "" }
    const medium = { id: "b".repeat(32), kind: "pdf", bytes: 1, files, ...names } as const
    await db.insertInto("media").values(medium).execute()
    onTestFinished(async () => void (await db.deleteFrom("media").execute()))
    await backups.start("Asha")
    expect(await ended()).toMatchObject({ outcome: "incomplete" })
    expect(await backups.read()).toMatchObject({
      lastGood: null,
      backups: [{ isComplete: false }],
    })
  })

  test("says why a backup failed", async () => {
    await save()
    await folder.remove()
    await backups.start("Asha")
    expect(await ended()).toMatchObject({
      outcome: "failed",
      reason: "no_folder",
      line: expect.stringContaining(folder.path),
    })
    expect((await backups.read()).problem).toBe("no_folder")
  })

  test("one at a time, in all processes", async () => {
    await save()
    await storeRun({})
    expect(await backups.start("Asha")).toBe("running")
    expect(await backups.copy(passphrase, "Asha")).toEqual({ outcome: "running" })
    expect((await backups.read()).run?.ended).toBeUndefined()
  })

  test("of two that begin at once, one does", async () => {
    await save()
    const other = await service()
    const outcomes = await Promise.all([backups.start("Asha"), other.start("Ravi")])
    expect(outcomes.toSorted()).toEqual(["begun", "running"])
  })

  test("a run whose process has gone was interrupted, and the next one begins", async () => {
    await save()
    await storeRun({ seenAt: "2025-07-01T06:30:00.000Z" })
    expect((await backups.read()).run?.ended).toMatchObject({ reason: "interrupted" })
    expect(await backups.start("Asha")).toBe("begun")
    expect(await ended()).toMatchObject({ outcome: "good" })
  })

  test("a client that stops reading a copy ends its process", async () => {
    const copied = await backups.copy(passphrase, "Asha")
    if (copied.outcome !== "sent") throw new Error(copied.outcome)
    expect(await unencrypted()).toHaveLength(1)
    copied.content.destroy()
    expect(await ended()).toMatchObject({ outcome: "failed", reason: "interrupted" })
    expect(await unencrypted()).toEqual([])
  })

  test("a copy that cannot be made says why", async () => {
    const full = await service(0, { DATA_DIR: join(place.dataDir, "uploads.sqlite") })
    expect(await full.copy(passphrase, "Asha")).toMatchObject({ outcome: "failed" })
    expect(await actions()).toEqual([])
  })

  test("begins the daily backup once, after its time", async () => {
    await save({ time: "02:00" })
    await backups.makeDue()
    expect((await backups.read()).run).toBeNull()
    const later = await service(24 * hourMs)
    await later.makeDue()
    expect((await later.read()).run).toMatchObject({ kind: "plan", by: "server" })
    expect(await ended(later)).toMatchObject({ outcome: "good" })
    const { run } = await later.read()
    await later.makeDue()
    expect((await later.read()).run).toEqual(run)
  })

  test("what the environment sets is used and shown, and the page cannot change it", async () => {
    const env = { BACKUP_FOLDER: folder.path, BACKUP_PASSPHRASE: passphrase }
    const fixed = await service(0, env)
    const sent = plan({ folder: "/elsewhere", time: "02:00", passphrase: "" })
    expect(await fixed.changePlan(sent, "Asha")).toBeUndefined()
    expect(await fixed.read()).toMatchObject({
      plan: { folder: folder.path },
      fixed: { folder: "BACKUP_FOLDER", passphrase: "BACKUP_PASSPHRASE" },
      hasPassphrase: true,
    })
    expect(await fixed.start("Asha")).toBe("begun")
    expect(await ended(fixed)).toMatchObject({ outcome: "good" })
    const [name] = await readdir(folder.path)
    await checkArchive(join(folder.path, name!), passphrase)
  })

  test("a passphrase of the environment that is too short makes no backup", async () => {
    const weak = await service(0, { BACKUP_FOLDER: folder.path, BACKUP_PASSPHRASE: "short" })
    await weak.start("Asha")
    expect((await weak.read()).run?.ended).toMatchObject({
      outcome: "failed",
      reason: "no_passphrase",
      line: "The passphrase must have 15 characters or more.",
    })
  })

  test("a server that stops ends its backup", async () => {
    await save()
    await backups.start("Asha")
    await backups.close()
    expect((await backups.read()).run?.ended).toMatchObject({ reason: "interrupted" })
    expect(await readdir(folder.path)).toEqual([])
    expect(await unencrypted()).toEqual([])
  })

  test("warns after the hours of the plan", async () => {
    const late = await service(49 * hourMs)
    expect(await late.readAlert()).toEqual({ lastBackup: null, isLate: true, hours: 48 })
    await save({ alert_hours: "50" })
    expect(await late.readAlert()).toMatchObject({ isLate: false, hours: 50 })
  })
})
