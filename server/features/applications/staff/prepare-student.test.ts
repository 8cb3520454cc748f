import { describe, expect, test } from "vitest"

import { storeStudents } from "#server/features/students/store-students.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { start, useStudentHarness } from "#tests/support/student-harness.ts"

import { prepareStudent } from "./prepare-student.ts"

describe.each(databases)("admission on $name", ({ open }) => {
  const { db, deps, signIn } = useStudentHarness(open)

  test("an admitted application makes a student with its photo, once", async () => {
    const form = validForm("BSc")
    await deps().applications.insert({
      admission_code: "ABCDEFGHJKLM",
      submission_key: undefined,
      session: "2025-26",
      submitted_at: start.toISOString(),
      fee: 1675,
      image_file: "photo.jpg",
      notice_version: "",
      signature_file: "signature.jpg",
      form: form as never,
    })
    const store = async () => {
      const prepared = await prepareStudent(deps())("ABCDEFGHJKLM", "2025/00001")
      if (prepared.outcome !== "ready") throw new Error(prepared.outcome)
      const stamp = { at: start.toISOString(), by: "clerk" }
      const { fieldEncryption } = deps()
      const [stored] = await storeStudents(db(), fieldEncryption, [prepared.student], stamp)
      return stored
    }
    expect(await store()).toBe("added")
    expect(await store()).toBe("unchanged")
    expect(await prepareStudent(deps())("ANOTHERCODE2", "2025/00001")).toEqual({
      outcome: "unknown",
    })
    const [student] = await db().selectFrom("students").selectAll().execute()
    expect(student).toMatchObject({
      admission_number: "2025/00001",
      course: "2",
      session: "2025-2026",
      semester: "1",
      image_file: "photo.jpg",
      status: "active",
    })
    expect(
      await signIn(form["aadhar_no"], String(form["dob"]).split("-").toReversed().join("")),
    ).toMatchObject({ outcome: "signed in" })
  })
})
