import { expect, test, vi } from "vitest"

import { draftsOf } from "../kit/form/draft-store.ts"
import { authProvider } from "./auth-provider.ts"
import { beginChange } from "./unanswered.ts"

const me = { id: "ravi", name: "Ravi", email: "r@c.example", role: "clerk", hasSecondFactor: false }

test("signing out deletes the member's drafts and keys of changes, and nobody else's", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: me }))
  await authProvider.checkAuth({})
  await draftsOf("ravi").save("note", { note: "Ask the father" })
  await draftsOf("meena").save("note", { note: "Bring the marksheet" })
  await beginChange({ method: "PUT", path: "/reasons", body: {} })
  expect(localStorage.getItem("console-unanswered")).toContain("ravi")
  await authProvider.logout({})
  expect(localStorage.getItem("console-unanswered")).toBe("[]")
  expect(await draftsOf("ravi").load("note")).toBeUndefined()
  expect(await draftsOf("meena").load("note")).toBeDefined()
})
