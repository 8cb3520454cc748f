import { describe, expect, test } from "vitest"

import type { ErasureRefusal } from "#domain/privacy/erasure.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { erasureOfBlock, now, rules } from "#tests/support/erasure-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { findDue } from "./due-records.ts"
import { acquireLease, eraseDue, lastErasing } from "./erase-due.ts"
import { eraseGroup, type ErasureDeps, hashOfRecords } from "./erase-group.ts"
import { setAutomatic } from "./erasure-plans.ts"

describe.each(databases)("erasing due records on $name", ({ open }) => {
  const block = erasureOfBlock(open)
  test("erases a group with its history and pictures, and audits number and hash of the list", async () => {
    const aadhaar = freshAadhaar()
    await block.student(aadhaar, { session: "2024-2025", image_file: "both.jpg", status: "active" })
    const pictures = { image_file: "both.jpg", signature_file: "sign.jpg" }
    const one = await block.application("2023-24", { pictures, aadhaar })
    const two = await block.application("2023-24")
    const kept = await block.application("2025-26")
    for (const code of [one, kept]) await block.note(code, "2024-12-01T00:00:00.000Z")
    expect(await block.erase(block.groupOf("2023-24"))).toEqual({ outcome: "erased", count: 2 })
    expect(await block.codesLeft()).toEqual([kept])
    expect(
      await block.db().selectFrom("application_events").select("admission_code").execute(),
    ).toEqual([{ admission_code: kept }])
    expect(block.deletedFiles()).toEqual(["sign.jpg"])
    const records = [one, two].map((id) => ({ id, changedAt: "" }))
    expect(await block.newAuditLines()).toEqual([
      {
        actor: "Ravi",
        action: "erased after its period",
        subject: "applications 2023-24",
        details: JSON.stringify({ count: 2, sha256: hashOfRecords(records) }),
      },
    ])
  })

  test("erases more records than one statement may name, as one audited run", async () => {
    const rows = Array.from({ length: 430 }, () =>
      buildRow(
        { aadhar_no: freshAadhaar() },
        { session: "2023-24", image_file: "", signature_file: "", status: "rejected" },
      ),
    )
    const at = "2024-01-10T06:30:00.000Z"
    await insertApplications(
      block.db(),
      rows.map((row) => ({ ...row, submitted_at: at, status_at: at, fee_status: "due" as const })),
    )
    expect(await block.erase(block.groupOf("2023-24"))).toEqual({ outcome: "erased", count: 430 })
    expect(await block.newAuditLines()).toHaveLength(1)
  })

  test("erases the stored answers of changes, which may hold an erased record", async () => {
    const at = "2027-07-01T06:00:00.000Z"
    await block
      .db()
      .insertInto("idempotency_keys")
      .values({
        key_hash: "k",
        staff_id: "ravi",
        request_hash: "r",
        claimed_at: at,
        heard_at: at,
        answered_at: at,
        status: 200,
        answer_encrypted: "the record",
      })
      .execute()
    await block.application("2023-24")
    await block.erase(block.groupOf("2023-24"))
    const rows = await block
      .db()
      .selectFrom("idempotency_keys")
      .select("answer_encrypted")
      .execute()
    expect(rows).toEqual([{ answer_encrypted: null }])
  })

  test("two concurrent runs erase each record once", async () => {
    for (let count = 0; count < 5; count++) await block.application("2023-24")
    const results = await Promise.all([
      block.erase(block.groupOf("2023-24")),
      block.erase(block.groupOf("2023-24")),
    ])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      "changed meanwhile",
      "erased",
    ])
    expect(await block.newAuditLines()).toHaveLength(1)
  })

  test("refuses when other records are due than the administrator saw", async () => {
    const code = await block.application("2023-24")
    const expectedHash = hashOfRecords([{ id: code, changedAt: "" }])
    await block.application("2023-24")
    const order = { by: "Ravi", dueAt: now, expectedHash, isConfirmed: true }
    expect(await eraseGroup(block.depsOf())(block.groupOf("2023-24"), order)).toEqual({
      outcome: "changed meanwhile",
    })
    expect(await block.codesLeft()).toHaveLength(2)
  })

  test.each<{ reason: ErasureRefusal; changes: Partial<ErasureDeps>; isConfirmed?: boolean }>([
    { reason: "no_backup", changes: { lastBackup: async () => undefined } },
    { reason: "no_backup", changes: { lastBackup: async () => "2024-01-10T06:30:00.000Z" } },
    { reason: "clock_ahead", changes: { checkClock: async () => ({ reason: "clock_ahead" }) } },
    { reason: "clock_behind", changes: { checkClock: async () => ({ reason: "clock_behind" }) } },
    { reason: "too_many", changes: {}, isConfirmed: false },
  ])("refuses, and erases nothing: $reason", async ({ reason, changes, isConfirmed = true }) => {
    const code = await block.application("2023-24")
    expect(await block.erase(block.groupOf("2023-24"), changes, isConfirmed)).toEqual({
      outcome: "refused",
      reason,
    })
    expect(await block.codesLeft()).toEqual([code])
    expect(await block.newAuditLines()).toEqual([])
  })

  describe("without a confirmation", () => {
    const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const runOn = (days: number, changes: Partial<ErasureDeps> = {}) =>
      eraseDue(
        block.depsOf({
          now: () => day(days),
          lastBackup: async () => "2027-12-01T00:00:00.000Z",
          ...changes,
        }),
      )()
    const isAutomatic = (session: string) =>
      setAutomatic(block.db(), block.groupOf(session), true, { by: "Ravi", at: now.toISOString() })
    /** So many others that one application is not too many. */
    const others = () => Promise.all(Array.from({ length: 25 }, () => block.application("2026-27")))
    const counts = async () => (await block.codesLeft()).length
    const plan = () =>
      block
        .db()
        .selectFrom("erasure_plans")
        .selectAll()
        .where("session", "=", "2023-24")
        .executeTakeFirst()

    test("nothing is erased unless an administrator has switched it on for the session", async () => {
      await block.application("2023-24")
      await others()
      for (const days of [0, 30, 31, 300]) expect(await runOn(days)).toEqual([])
      expect(await counts()).toBe(26)
      expect(await plan()).toMatchObject({ noticed_at: now.toISOString(), automatic_since: null })
    })

    test("what is due is erased 30 days after the notice, by the hash of its list", async () => {
      await block.application("2023-24")
      await others()
      await isAutomatic("2023-24")
      for (const days of [0, 1, 29.9]) expect(await runOn(days)).toEqual([])
      expect(await runOn(30)).toEqual([
        { kind: "applications", session: "2023-24", outcome: "erased", count: 1 },
      ])
      expect(await counts()).toBe(25)
      expect((await plan())?.noticed_at).toBeNull()
    })

    test("a record that became due after the notice waits for 30 days, too", async () => {
      const old = await block.application("2023-24")
      const later = await block.application("2023-24", { at: "2026-07-10T00:00:00.000Z" })
      await others()
      await isAutomatic("2023-24")
      await runOn(0)
      expect(await runOn(31)).toMatchObject([{ outcome: "erased", count: 1 }])
      expect(await block.codesLeft()).not.toContain(old)
      expect(await block.codesLeft()).toContain(later)
    })

    test("a refusal is noted for the administrators, and nothing is erased", async () => {
      await block.application("2023-24")
      await isAutomatic("2023-24")
      await runOn(0)
      expect(await runOn(30)).toEqual([
        { kind: "applications", session: "2023-24", outcome: "refused", reason: "too_many" },
      ])
      expect(await plan()).toMatchObject({ refusal: "too_many" })
      expect(await counts()).toBe(1)
    })

    test("with a clock that is not trusted there is not even a notice", async () => {
      await block.application("2023-24")
      const clock = async () => ({ reason: "clock_ahead" }) as const
      expect(await runOn(0, { checkClock: clock })).toEqual([])
      expect(await plan()).toBeUndefined()
    })

    test("removed items of the site are deleted after their days in the trash, within the limit", async () => {
      const remove = async (slug: string, removed_at: string) => {
        const item = { collection: "notices", slug, version: 1 }
        await block
          .db()
          .insertInto("trash")
          .values({
            ...item,
            position: null,
            publish_at: null,
            unpublish_at: null,
            removed_at,
            removed_by: "editor",
          })
          .execute()
        await block
          .db()
          .insertInto("revisions")
          .values({ ...item, data: "{}", at: removed_at, by: "editor" })
          .execute()
      }
      await remove("old", "2027-03-01T00:00:00.000Z")
      for (let count = 0; count < 18; count++) {
        await remove(`new-${count}`, "2027-06-01T00:00:00.000Z")
      }
      expect(await runOn(0)).toMatchObject([{ kind: "trash", outcome: "refused" }])
      await remove("new-18", "2027-06-01T00:00:00.000Z")
      expect(await runOn(0)).toMatchObject([{ kind: "trash", outcome: "erased", count: 1 }])
      const slugs = await block.db().selectFrom("revisions").select("slug").execute()
      expect(slugs).toHaveLength(19)
      expect(slugs).not.toContainEqual({ slug: "old" })
    })
  })

  test("erases old audit entries, which are one group", async () => {
    const line = { actor: "clerk", action: "old", subject: "CODE" }
    for (const at of ["2024-06-30T00:00:00.000Z", "2024-07-02T00:00:00.000Z"]) {
      await block
        .db()
        .insertInto("audit")
        .values({ ...line, at })
        .execute()
    }
    const [due] = await findDue(block.db(), rules, now, ["audit"])
    const newest = due!.records
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .at(-1)
    expect(newest).toBe("2024-06-30T00:00:00.000Z")
    const count = due!.records.length
    expect(await block.erase({ kind: "audit", session: "" })).toEqual({ outcome: "erased", count })
    expect(await findDue(block.db(), rules, now, ["audit"])).toEqual([])
  })

  test("grants the lease to one process, and again after an hour", async () => {
    expect(await lastErasing(block.db())).toBeUndefined()
    const leases = await Promise.all([1, 2, 3].map(() => acquireLease(block.db(), now)))
    expect(leases.filter(Boolean)).toHaveLength(1)
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    expect(await acquireLease(block.db(), later(30))).toBe(false)
    expect(await acquireLease(block.db(), later(60))).toBe(true)
    expect(await lastErasing(block.db())).toBe(later(60).toISOString())
  })
})
