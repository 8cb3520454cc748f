import { describe, expect, test } from "vitest"

import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import {
  buildRow,
  clerk,
  harnessTime,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { readMeritCandidates } from "./read-merit-candidates.ts"

const rule = meritRuleSchema.parse({
  ...presetRule("intermediate", 60),
  ranked: "all",
  is_for_residents: false,
})

describe.each(databases)("the candidates of a merit list, on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  const read = (session: string, programme: string) =>
    readMeritCandidates({ db: office.db(), ...sessionDeps, now: () => harnessTime })(
      rule,
      { session, programme },
      officer.name,
    )

  const markClaim = async (code: string, claim: string, finding: "verified" | "refused") => {
    const { version } = await office.rowOf(code)
    const reason = finding === "refused" ? "The certificate is of another person" : ""
    const checked = { claim, finding, reason, expectedVersion: version }
    expect(await office.service().markClaim(code, checked, clerk)).toMatchObject({
      outcome: "stored",
    })
  }

  test("are those whom nobody refused, with the claims that were verified", async () => {
    const [code] = await office.store(
      buildRow({ course: "BSc" }, { admission_code: "MERT-AAAA-AAAA" }),
      buildRow({ course: "BSc", gender: "male" }, { admission_code: "MERT-BBBB-BBBB" }),
      ...(["rejected", "withdrawn", "cancelled"] as const).map((status) =>
        buildRow({ course: "BSc" }, { status }),
      ),
      buildRow({ course: "BA" }),
      buildRow({ course: "BSc" }, { session: "2024-25" }),
    )
    await markClaim(code!, "category", "verified")
    await markClaim(code!, "ncc_b", "refused")
    await markClaim(code!, "ncc_b", "verified")
    await markClaim(code!, "nss_240_hours", "verified")
    await markClaim(code!, "nss_240_hours", "refused")

    // 5 % of 82.40 for the gap year between 2024 and 2025 are 4.12.
    expect(await read("2025-26", "BSc")).toMatchObject({
      outcome: "read",
      candidates: [
        {
          code: "MERT-AAAA-AAAA",
          candidate: { category: "OBC", traits: ["woman"], index: 8240 + 600 - 412 },
          unchecked: ["freedom_fighter_dependent"],
        },
        {
          code: "MERT-BBBB-BBBB",
          candidate: { category: "GEN", traits: [], index: 8240 - 412 },
        },
      ],
    })
  })

  test("count a corrected claim no more", async () => {
    const [code = ""] = await office.store(buildRow({ course: "BSc" }))
    await markClaim(code, "category", "verified")
    const { version } = await office.rowOf(code)
    const correction = {
      changes: { category: "sc" },
      why: "Typing error",
      expectedVersion: version,
    }
    expect(await office.service().correct(code, correction, officer)).toMatchObject({
      outcome: "stored",
    })
    expect(await read("2025-26", "BSc")).toMatchObject({
      candidates: [{ category: "GEN", unchecked: expect.arrayContaining(["category"]) }],
    })
  })

  test("leave a line in the audit", async () => {
    await read("2025-26", "BCom")
    const lines = await office.auditOf("applications")
    expect(lines.at(-1)).toEqual({
      at: harnessTime.toISOString(),
      actor: officer.name,
      action: "merit candidates read",
      details: '{"session":"2025-26","programme":"BCom","count":0}',
    })
  })

  test("exist only for a programme of a session", async () => {
    expect(await read("2030-31", "BSc")).toEqual({ outcome: "unknown_session" })
    expect(await read("2025-26", "MSc")).toEqual({ outcome: "unknown_programme" })
  })
})
