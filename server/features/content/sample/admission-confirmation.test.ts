import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { ownCollege } from "#tests/support/samples/own-college.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases, type OpenDatabase } from "#tests/support/servers/databases.ts"
import { received } from "#tests/support/submission-harness.ts"

const by = "Meena"

describe.each(databases)("the confirmation of an admission on $name", ({ open }) => {
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  let place: OpenDatabase
  let services: Awaited<ReturnType<typeof openServices>>
  let db: Database
  beforeAll(async () => {
    pictures = await makeSamplePictures()
    place = await open()
    services = await openServices(readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url }))
    db = connect(place)
    await submit()
    await services.collegeStart.start(ownCollege, by)
  })
  afterAll(async () => {
    await db.destroy()
    await services.close()
    await place.close()
  })
  beforeEach(async () => {
    await db.deleteFrom("confirmations").execute()
  })

  const submit = async () => {
    const notice_version = await services.noticeVersion()
    const form = received(validForm("BSc", { notice_version }), pictures)
    return services.submitApplication(form)
  }
  const submitPaper = () =>
    services.staffApplications.enterPaper(received(validForm("BSc"), pictures), {
      name: "clerk",
      role: "clerk",
    })
  const slip = async () => {
    const { admission_code: code } = await db
      .selectFrom("applications")
      .select("admission_code")
      .orderBy("submitted_at")
      .executeTakeFirstOrThrow()
    return (await services.readSheet(code, "https://college.example", "en"))!.fee
  }
  const label = async () => (await services.settings()).admission_session
  const confirm = async (name: string) => {
    const { versions } = (await services.admissionConfirmation.read(name))!
    return services.admissionConfirmation.confirm(name, versions, by)
  }

  test("until it is given, no application is taken, online or on paper, and no slip printed", async () => {
    expect(await submit()).toMatchObject({
      accepted: false,
      errors: { course: ["course.upcoming"] },
    })
    expect(await submitPaper()).toMatchObject({ errors: { course: ["course.upcoming"] } })
    expect(await slip()).toEqual({ state: "none" })
    expect(await services.admissionConfirmation.unconfirmedSession()).toBe(await label())
  })

  test("once it is given, applications are taken, and the line names who gave it", async () => {
    const name = await label()
    const version = await services.contentVersion()
    expect(await confirm(name)).toBe("confirmed")
    expect(await services.contentVersion(), "cached pages").toBeGreaterThan(version)
    expect(await submit()).toMatchObject({ accepted: true })
    expect(await services.admissionConfirmation.read(name)).toMatchObject({
      confirmed: { confirmed_by: by },
    })
    const line = await db
      .selectFrom("audit")
      .select(["actor", "subject"])
      .where("action", "=", "admission confirmed")
      .orderBy("id", "desc")
      .executeTakeFirst()
    expect(line).toEqual({ actor: by, subject: `sessions/${name}` })
  })

  test("it is of what the member saw, and of an existing session", async () => {
    const name = await label()
    const { versions } = (await services.admissionConfirmation.read(name))!
    const old = { ...versions, settings: versions.settings - 1 }
    const { confirm: confirmSeen } = services.admissionConfirmation
    expect(await confirmSeen(name, old, by)).toBe("changed meanwhile")
    expect(await confirmSeen("2049-50", versions, by)).toBe("unknown")
    expect(await services.admissionConfirmation.read("2049-50")).toBeUndefined()
    expect((await services.admissionSession()).isConfirmed).toBe(false)
  })

  test("a later edit keeps it, another session needs its own", async () => {
    const name = await label()
    await confirm(name)
    const { item, version } = (await services.contentAdmin.read("sessions", name))!
    const author = { id: "1", name: by, isConfirmed: false }
    const saved = await services.contentAdmin.change(["sessions", name], { item }, version, author)
    expect(saved).toEqual({ slug: name })
    expect((await services.admissionSession()).isConfirmed).toBe(true)
    await services.contentAdmin.create("sessions", { slug: "2049-50", item }, by)
    expect((await services.findSession("2049-50"))!.isConfirmed).toBe(false)
  })
})
