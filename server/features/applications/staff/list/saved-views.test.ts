import { describe, expect, test } from "vitest"

import {
  clerk,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { maxViews } from "./saved-views.ts"

describe.each(databases)("views of the list on $name", ({ open }) => {
  const { db, service } = useApplicationsHarnessOfTest(open)

  test("a view is saved for all, replaced under its name, and removed", async () => {
    const { views, saveView, removeView } = service()
    expect(await saveView("Science, fee due", { course: "BSc" }, clerk)).toEqual({
      outcome: "stored",
    })
    await saveView("Arts", { course: "BA", list: "new" }, officer)
    await saveView("Science, fee due", { course: "BSc", list: "feeDue" }, officer)
    expect(await views()).toEqual([
      { name: "Arts", filter: { course: "BA", list: "new" }, by: officer.name },
      { name: "Science, fee due", filter: { course: "BSc", list: "feeDue" }, by: officer.name },
    ])
    expect(await removeView("Arts", clerk)).toEqual({ outcome: "stored" })
    expect(await removeView("Arts", clerk)).toEqual({ outcome: "unknown" })
    const audit = db().selectFrom("audit").select(["actor", "action", "subject"]).orderBy("id")
    expect((await audit.execute()).at(-1)).toEqual({
      actor: clerk.name,
      action: "view removed",
      subject: "views/Arts",
    })
  })

  test("a view needs a name, and there are not more than a menu can show", async () => {
    const { saveView } = service()
    const refusedWith = (key: string) => ({ outcome: "refused", errors: { name: [key] } })
    expect(await saveView("  ", {}, clerk)).toEqual(refusedWith("missing"))
    for (let count = 0; count < maxViews; count++) await saveView(`View ${count}`, {}, clerk)
    expect(await saveView("One more", {}, clerk)).toEqual(refusedWith("too_many_views"))
    expect(await saveView("View 1", { course: "BA" }, clerk)).toEqual({ outcome: "stored" })
  })
})
