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

const sessionOver = { why: "session over" } as const

/** A page opened by Ravi. `settled` returns the outcomes of held requests in their order. */
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
  test("a read is repeated after sign-in; a change waits for confirmation", async () => {
    const { session, hold, settled } = openPage()
    hold("list", { ...sessionOver, isChange: false })
    hold("save", { ...sessionOver, isChange: true })
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
    hold("list", { ...sessionOver, isChange: false })
    session.signedIn(ravi)
    expect(session.step()).toBeUndefined()
    expect(await settled()).toEqual(["list repeated"])
  })

  test("a declined change is not sent", async () => {
    const { session, hold, settled } = openPage()
    hold("save", { ...sessionOver, isChange: true })
    session.signedIn(ravi)
    session.decline()
    expect(await settled()).toEqual(["save dropped"])
    expect(session.member()).toBe(ravi)
  })

  test("after another member signs in, nothing is sent until that member continues", async () => {
    const { session, hold, settled } = openPage()
    hold("list", { ...sessionOver, isChange: false })
    hold("save", { ...sessionOver, isChange: true })
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
    hold("save", { ...sessionOver, isChange: true })
    session.signedIn(meena)
    session.backToSignIn()
    session.signedIn(ravi)
    expect(session.step()).toEqual({ name: "repeat", changes: 1 })
    session.repeat()
    expect(await settled()).toEqual(["save repeated"])
  })

  test("reports another member's session from another tab before loading that member", () => {
    const { session, hold } = openPage()
    hold("save", { why: "another member", isChange: true })
    expect(session.step()).toEqual({ name: "another member", signedIn: undefined, changes: 1 })
  })

  test("an aborted request is dropped; the dialog stays open", async () => {
    const { session, hold, settled } = openPage()
    const controller = new AbortController()
    hold("list", { ...sessionOver, isChange: false, signal: controller.signal })
    controller.abort()
    expect(await settled()).toEqual(["list dropped"])
    expect(session.step()).toEqual({ name: "sign in" })
  })
})
