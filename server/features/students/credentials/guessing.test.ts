// Limits against guessing the birth date of a student (specification 10.2).
import { describe, expect, test } from "vitest"

import {
  countFailedAccounts,
  createSignInGuard,
} from "#server/platform/rate-limit/sign-in-guard.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import { createStudentsService } from "../students.ts"

const wrong = "01012000"
const right = "27032007"
const day = 24 * 60

describe.each(databases)("guessing a birth date on $name", ({ open }) => {
  const { db, deps, service, later, now, enrol, disable, signIn } = useStudentHarness(open)

  /** Fails from the attacker's address until the account must wait; returns how often. */
  const failUntilLimited = async (aadhaar: string, changes: object = {}) => {
    for (let failures = 0; failures < 40; failures++) {
      const { outcome } = await signIn(aadhaar, wrong, { address: "203.0.113.9", ...changes })
      if (outcome === "too many") return failures
      later(16)
    }
    throw new Error("never limited")
  }
  const cookieOf = async (aadhaar: string, changes: object = {}) => {
    const result = await signIn(aadhaar, right, changes)
    if (result.outcome !== "signed in") throw new Error(result.outcome)
    return result.deviceCookie
  }

  test("an attacker from anywhere gets 10 guesses a day and 30 a week for one account", async () => {
    const { aadhaar } = await enrol()
    const guesses = { day: await failUntilLimited(aadhaar), week: 10 }
    expect(guesses.day).toBe(10)
    for (let rest = 0; rest < 5; rest++) {
      later(day)
      guesses.week += await failUntilLimited(aadhaar)
    }
    expect(guesses.week).toBe(30)
    expect(await signIn(aadhaar, wrong, { address: "198.51.100.1" })).toMatchObject({
      outcome: "too many",
    })
  })

  test("the wait grows, and is said in seconds", async () => {
    const { aadhaar } = await enrol()
    for (let i = 0; i < 3; i++) await signIn(aadhaar, wrong)
    expect(await signIn(aadhaar)).toEqual({ outcome: "too many", retryAfterSeconds: 5 })
    later(1)
    await signIn(aadhaar, wrong)
    expect(await signIn(aadhaar)).toEqual({ outcome: "too many", retryAfterSeconds: 15 })
    later(1)
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("twenty concurrent guesses do not exceed the limit", async () => {
    const { aadhaar } = await enrol()
    const results = await Promise.all(Array.from({ length: 20 }, () => signIn(aadhaar, wrong)))
    expect(results.filter(({ outcome }) => outcome === "refused")).toHaveLength(3)
  })

  test("an unknown number and a disabled student are limited in the same way", async () => {
    const { urn, aadhaar } = await enrol()
    await disable(urn)
    expect(await failUntilLimited(aadhaar)).toBe(10)
    expect(await failUntilLimited(freshAadhaar())).toBe(10)
  })

  test("a sign-in of the student gives the attacker no further guesses", async () => {
    const { aadhaar } = await enrol()
    for (let i = 0; i < 6; i++) {
      await signIn(aadhaar, wrong, { address: "203.0.113.9" })
      later(16)
    }
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
    expect(await failUntilLimited(aadhaar)).toBe(4)
  })

  test("five wrong tries of others do not lock out a browser that has signed in before", async () => {
    const { aadhaar } = await enrol()
    const deviceCookie = await cookieOf(aadhaar)
    await failUntilLimited(aadhaar)
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "too many" })
    expect(await signIn(aadhaar, right, { deviceCookie })).toMatchObject({ outcome: "signed in" })
  })

  test("a stolen phone gets no more guesses than an unknown device", async () => {
    const { aadhaar } = await enrol()
    const deviceCookie = await cookieOf(aadhaar)
    expect(await failUntilLimited(aadhaar, { deviceCookie })).toBe(10)
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("a device of one student is unknown for another", async () => {
    const [asha, ravi] = [await enrol(), await enrol()]
    const deviceCookie = await cookieOf(asha.aadhaar)
    await failUntilLimited(ravi.aadhaar)
    expect(await signIn(ravi.aadhaar, right, { deviceCookie })).toMatchObject({
      outcome: "too many",
    })
  })

  test("a laboratory of 40 students gets in, although 100 accounts failed from its address", async () => {
    const students = await Promise.all(Array.from({ length: 40 }, () => enrol()))
    const fail = () => signIn(freshAadhaar(), wrong)
    for (let i = 0; i < 100; i++) await fail()
    const before = now().getTime()
    for (const { aadhaar } of students) {
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
    }
    // 40 pauses of 0.7 s: slowed down, not refused.
    expect(now().getTime() - before).toBe(40 * 700)
  })

  /** Students who sign in at the same moment, each from an address: their outcomes, and the longest wait. */
  const signInTogether = async (addresses: string[]) => {
    const students = await Promise.all(addresses.map(() => enrol()))
    const waits: number[] = []
    const crowd = createStudentsService({ ...deps(), wait: async (ms) => void waits.push(ms) })
    const results = await Promise.all(
      students.map(({ aadhaar }, at) =>
        crowd.signIn({ userid: aadhaar, password: right, role: "3", address: addresses[at]! }),
      ),
    )
    return {
      outcomes: new Set(results.map(({ outcome }) => outcome)),
      longestWait: Math.max(...waits),
    }
  }

  test("40 students of a laboratory get in at the same moment, although 121 accounts failed from its address", async () => {
    for (let i = 0; i < 121; i++) await signIn(freshAadhaar(), wrong)
    const { outcomes, longestWait } = await signInTogether(Array(40).fill("192.0.2.1"))
    expect(outcomes).toEqual(new Set(["signed in"]))
    // Each has two waits: for the address, and for the network, which is faster.
    expect(longestWait).toBe(39 * 700)
  })

  /** The /64s of an IPv6 network, or the addresses of an IPv4 network. */
  const networks = [
    { of: (at: number) => `2001:db8:7:${at.toString(16)}::1`, elsewhere: "2001:db8:8::1" },
    { of: (at: number) => `198.51.100.${at}`, elsewhere: "198.51.101.1" },
  ]
  test.each(networks)(
    "guesses from 101 addresses slow their network down, not $elsewhere",
    async ({ of, elsewhere }) => {
      for (let at = 0; at <= 100; at++) await signIn(freshAadhaar(), wrong, { address: of(at) })
      const waitOf = async (address: string) => {
        await signIn(freshAadhaar(), wrong, { address })
        const before = now().getTime()
        await signIn(freshAadhaar(), wrong, { address })
        return now().getTime() - before
      }
      expect(await waitOf(of(101))).toBe(250)
      expect(await waitOf(elsewhere)).toBe(0)
      const { outcomes, longestWait } = await signInTogether(
        Array.from({ length: 120 }, (_, at) => of(at + 110)),
      )
      // More than fit into the queue: nobody is refused because of the network.
      expect(outcomes).toEqual(new Set(["signed in"]))
      expect(longestWait).toBe(20_000)
    },
  )

  const guardOf = (realm: "student" | "staff" | "applicant") =>
    createSignInGuard({
      ...deps(),
      realm,
      hash: (text) => `hash of ${text}`,
      limits: { delays: [0], perDay: 10, perWeek: 30 },
    })

  test.each(["staff", "applicant"] as const)(
    "guesses of %s from 101 networks /64 slow their /48 down, and not students there",
    async (realm) => {
      const guard = guardOf(realm)
      for (let at = 0; at <= 100; at++) {
        const ip = `2001:db8:7:${at.toString(16)}::1`
        await guard.record(db(), { account: `${realm} ${at}`, device: "", ip })
      }
      const waitIn = async ({ waitForTurn }: typeof guard, device = "") => {
        const attempt = { account: "another", device, ip: "2001:db8:7:ffff::1" }
        await waitForTurn(attempt)
        const before = now().getTime()
        expect(await waitForTurn(attempt)).toBe(0)
        return now().getTime() - before
      }
      expect(await waitIn(guard)).toBe(250)
      expect(await waitIn(guard, "known")).toBe(0)
      expect(await waitIn(guardOf("student"))).toBe(0)
      const stored = await db().selectFrom("sign_in_failures").select("network").execute()
      expect(JSON.stringify(stored).includes('"2001:db8:7::/48"')).toBe(realm === "staff")
    },
  )

  test("beyond a number of stored failures the oldest are deleted", async () => {
    for (let i = 0; i < 8; i++) {
      await signIn(freshAadhaar(), wrong)
      later(1)
    }
    const stored = () => db().selectFrom("sign_in_failures").select("at").orderBy("at").execute()
    const before = await stored()
    const guard = guardOf("student")
    await guard.sweep()
    expect(await stored()).toEqual(before)
    await guard.sweep(5)
    expect(await stored()).toEqual(before.slice(3))
  })

  test("accounts that failed within an hour are counted over the whole site", async () => {
    await signIn(freshAadhaar(), wrong)
    later(60)
    const aadhaar = freshAadhaar()
    for (const address of ["192.0.2.1", "198.51.100.1"]) await signIn(aadhaar, wrong, { address })
    await signIn(freshAadhaar(), wrong, { address: "203.0.113.1" })
    expect(await countFailedAccounts(db(), now())).toBe(2)
  })

  test("students who mistype and then sign in do not slow their laboratory down", async () => {
    for (let i = 0; i < 40; i++) {
      const { aadhaar } = await enrol()
      await signIn(aadhaar, wrong)
      await signIn(aadhaar)
    }
    const before = now().getTime()
    await signIn((await enrol()).aadhaar)
    expect(now().getTime()).toBe(before)
  })

  test.each([
    { from: "192.0.2.1", next: "192.0.2.1", elsewhere: "192.0.2.2" },
    { from: "2001:db8::1", next: "2001:db8::2:3", elsewhere: "2001:db8:0:1::1" },
    { from: "::ffff:192.0.2.1", next: "192.0.2.1", elsewhere: "::ffff:192.0.2.2" },
  ])("guesses from $from slow down $next, not $elsewhere", async ({ from, next, elsewhere }) => {
    for (let i = 0; i < 31; i++) await signIn(freshAadhaar(), wrong, { address: from })
    const waitOf = async (address: string) => {
      await signIn(freshAadhaar(), wrong, { address })
      const before = now().getTime()
      await signIn(freshAadhaar(), wrong, { address })
      return now().getTime() - before
    }
    expect(await waitOf(next)).toBe(700)
    expect(await waitOf(elsewhere)).toBe(0)
  })

  test("staff see attacked students and networks, without a date of birth", async () => {
    const { urn, aadhaar } = await enrol()
    await failUntilLimited(aadhaar)
    for (let i = 0; i < 20; i++) await signIn(freshAadhaar(), wrong, { address: `198.51.100.${i}` })
    const alerts = await service().readSignInAlerts()
    expect(alerts).toEqual({
      accounts: [{ urn, name: "Anjali Kushwaha", failures: 10, last_at: expect.any(String) }],
      networks: [{ network: "198.51.100.0/24", accounts: 20, failures: 20 }],
    })
    later(day)
    expect(await service().readSignInAlerts()).toEqual({ accounts: [], networks: [] })
  })

  test("failures are deleted after 30 days, and addresses are stored as hashes", async () => {
    await signIn(freshAadhaar(), wrong, { address: "192.0.2.77" })
    const stored = await db().selectFrom("sign_in_failures").selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain("192.0.2.77")
    later(30 * day)
    await service().sweepSessionsAndFailures()
    expect(await db().selectFrom("sign_in_failures").selectAll().execute()).toEqual([])
  })

  test("two processes count together", async () => {
    const { aadhaar } = await enrol()
    const other = createStudentsService(deps())
    for (let i = 0; i < 3; i++) await signIn(aadhaar, wrong)
    expect(
      await other.signIn({ userid: aadhaar, password: right, role: "3", address: "192.0.2.8" }),
    ).toMatchObject({ outcome: "too many" })
  })
})
