import { describe, expect, test } from "vitest"

import { createReauthentication, type Me } from "./reauthentication.ts"

const memberOf = (id: string): Me => ({
  id,
  name: id,
  email: `${id}@college.example`,
  role: "clerk",
  hasSecondFactor: false,
})
const ravi = memberOf("ravi")
const meena = memberOf("meena")

const over = { why: "session over" } as const

/** A page of Ravi's; `outcomes` are what became of the held requests, in the order in which they were settled. */
const openPage = () => {
  const session = createReauthentication()
  session.setMember(ravi)
  const outcomes: string[] = []
  const hold = (name: string, request: Parameters<typeof session.hold>[0]) =>
    void session
      .hold(request)
      .then((isRepeated) => outcomes.push(`${name} ${isRepeated ? "repeated" : "dropped"}`))
  const settled = async () => {
    await Promise.resolve()
    await Promise.resolve()
    return outcomes
  }
  return { session, hold, settled }
}

describe("requests held for re-authentication", () => {
  test("a read is repeated after sign-in; a change waits until the member says so", async () => {
    const { session, hold, settled } = openPage()
    hold("list", { ...over, isChange: false })
    hold("save", { ...over, isChange: true })
    expect(session.step()).toEqual({ name: "sign in" })
    session.signedIn(ravi)
    expect(session.step()).toEqual({ name: "repeat", changes: 1 })
    expect(await settled()).toEqual(["list repeated"])
    session.repeat()
    expect(session.step()).toBeUndefined()
    expect(await settled()).toEqual(["list repeated", "save repeated"])
  })

  test("with reads alone the dialog closes after sign-in", async () => {
    const { session, hold, settled } = openPage()
    hold("list", { ...over, isChange: false })
    session.signedIn(ravi)
    expect(session.step()).toBeUndefined()
    expect(await settled()).toEqual(["list repeated"])
  })

  test("a declined change is not sent", async () => {
    const { session, hold, settled } = openPage()
    hold("save", { ...over, isChange: true })
    session.signedIn(ravi)
    session.decline()
    expect(await settled()).toEqual(["save dropped"])
    expect(session.member()).toBe(ravi)
  })

  test("after another member signed in nothing is sent, reads included, until that member takes over", async () => {
    const { session, hold, settled } = openPage()
    hold("list", { ...over, isChange: false })
    hold("save", { ...over, isChange: true })
    session.signedIn(meena)
    expect(session.step()).toEqual({ name: "another member", signedIn: meena, changes: 1 })
    expect(await settled()).toEqual([])
    expect(session.member()).toBe(ravi)
    session.continueAs(meena)
    expect(session.member()).toBe(meena)
    expect(await settled()).toEqual(["list repeated", "save repeated"])
  })

  test("the first member signs in again after another member did", async () => {
    const { session, hold, settled } = openPage()
    hold("save", { ...over, isChange: true })
    session.signedIn(meena)
    session.backToSignIn()
    session.signedIn(ravi)
    expect(session.step()).toEqual({ name: "repeat", changes: 1 })
    session.repeat()
    expect(await settled()).toEqual(["save repeated"])
  })

  test("a session of another member, from another tab, is asked about before it is loaded", () => {
    const { session, hold } = openPage()
    hold("save", { why: "another member", isChange: true })
    expect(session.step()).toEqual({ name: "another member", signedIn: undefined, changes: 1 })
  })

  test("an aborted request is dropped; the dialog stays for the person who types in it", async () => {
    const { session, hold, settled } = openPage()
    const controller = new AbortController()
    hold("list", { ...over, isChange: false, signal: controller.signal })
    controller.abort()
    expect(await settled()).toEqual(["list dropped"])
    expect(session.step()).toEqual({ name: "sign in" })
  })
})
