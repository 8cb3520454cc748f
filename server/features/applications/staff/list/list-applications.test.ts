import { beforeAll, describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import { buildRow, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

import type { ApplicationFilter } from "./application-query.ts"
import { countApplications, countWorkLists } from "./count-applications.ts"
import { type ApplicationListQuery, listApplications } from "./list-applications.ts"

const aadhar_no = freshAadhaar(7)
const lastFour = aadhar_no.slice(-4)

const at = (time: string) => `2025-07-${time}:00.000Z`
const row = (
  admission_code: string,
  submitted: string,
  name: string,
  { course, category, ...changes }: Record<string, string> = {},
) =>
  buildRow(
    {
      applicant_name: name,
      applicant_mobile: changes["mobile"] ?? "6000000011",
      ...(course && { course }),
      ...(category && { category }),
      ...(admission_code === "A" && { aadhar_no }),
      ...(changes["father"] && { father_name: changes["father"] }),
      ...(changes["urn"] && { urn: changes["urn"] }),
      ...(changes["maximum"] && { i_maxmarks: changes["maximum"] }),
      ...(changes["email"] && { email: changes["email"] }),
    },
    {
      admission_code,
      submitted_at: at(submitted),
      status_at: at(changes["changed"] ?? submitted),
      status: (changes["status"] ?? "submitted") as Status,
      session: changes["session"] ?? "2025-26",
      ...(changes["mine"] && { assigned_to: changes["mine"] }),
      ...(changes["seen"] && { seen_at: at(changes["seen"]), seen_by: "clerk" }),
      ...(changes["fee"] && {
        fee_status: "received",
        fee_at: changes["fee"],
        fee_reference: "JN-4711",
      }),
    },
  )

const rows = [
  row("A", "01T18:29", "Anjali Kumari", { course: "BA", mobile: "9415000001" }),
  row("B", "01T18:30", "अंजलि कुमारी", { category: "sc", status: "verified", seen: "02T06:00" }),
  row("C", "02T10:00", "Ravi Kumar", {
    course: "BA",
    fee: "2025-07-02",
    changed: "09T09:00",
    seen: "02T11:00",
    mine: "Sunita",
  }),
  row("D", "03T10:00", "Anil Anjan", {
    status: "rejected",
    changed: "08T09:00",
    maximum: "5000",
  }),
  row("PRAKASHVERMA", "04T10:00", "Ravi Das", {
    category: "sc",
    father: "सुरेश चौधरी",
    urn: "WRN26-777",
    email: "Ravi_Das@example.org",
  }),
  row("OLD", "05T10:00", "Ravi Kumar", { session: "2024-25", mobile: "9415000001" }),
]

describe.each(databases)("the list on $name", ({ open }) => {
  const { listing, store } = useApplicationsHarness(open)
  beforeAll(async () => {
    await store(...rows)
  })
  const list = (asked: Partial<ApplicationListQuery>) =>
    listApplications(listing())({
      filter: {},
      sort: "submitted_at",
      order: "desc",
      limit: 25,
      offset: 0,
      ...asked,
    })
  const idsOf = async (asked: Partial<ApplicationListQuery>) =>
    (await list(asked)).applications.map(({ id }) => id)

  test.each<{ filter: ApplicationFilter; ids: string[] }>([
    { filter: {}, ids: ["PRAKASHVERMA", "D", "C", "B", "A"] },
    { filter: { session: "2024-25" }, ids: ["OLD"] },
    { filter: { course: "BA" }, ids: ["C", "A"] },
    { filter: { category: "sc" }, ids: ["PRAKASHVERMA", "B"] },
    { filter: { status: "submitted" }, ids: ["PRAKASHVERMA", "C", "A"] },
    { filter: { status: "submitted", course: "BA", category: "obc" }, ids: ["C", "A"] },
    { filter: { feeStatus: "received" }, ids: ["C"] },
    { filter: { feeStatus: "exempt" }, ids: [] },
    { filter: { check: "marks" }, ids: ["D"] },
    { filter: { check: "marks", course: "BA" }, ids: [] },
    { filter: { check: "marks", session: "2024-25" }, ids: [] },
    { filter: { isSeen: true }, ids: ["C", "B"] },
    { filter: { list: "new" }, ids: ["PRAKASHVERMA", "A"] },
    { filter: { list: "checking" }, ids: ["C"] },
    { filter: { list: "ready", category: "sc" }, ids: ["B"] },
    { filter: { list: "feeDue" }, ids: ["B"] },
    { filter: { list: "admitted" }, ids: [] },
    { filter: { assignedTo: "Sunita" }, ids: ["C"] },
    { filter: { assignedTo: "Ravi", list: "checking" }, ids: [] },
    { filter: { isSeen: false, category: "sc" }, ids: ["PRAKASHVERMA"] },
    // 18:30 UTC is midnight in India.
    { filter: { dayTo: "2025-07-01" }, ids: ["A"] },
    { filter: { dayFrom: "2025-07-02", dayTo: "2025-07-02" }, ids: ["C", "B"] },
    { filter: { dayFrom: "2025-07-03" }, ids: ["PRAKASHVERMA", "D"] },
    { filter: { q: " " }, ids: ["PRAKASHVERMA", "D", "C", "B", "A"] },
    { filter: { q: "9415000001" }, ids: ["OLD", "A"] },
    { filter: { q: "+91 94150-00001", session: "2025-26" }, ids: ["A"] },
    { filter: { q: "९४१५०००००१", course: "BA" }, ids: ["A"] },
    { filter: { q: lastFour }, ids: ["A"] },
    { filter: { q: "anjali" }, ids: ["B", "A"] },
    { filter: { q: "ANJ" }, ids: ["D", "B", "A"] },
    { filter: { q: "an" }, ids: ["D", "B", "A"] },
    { filter: { q: "kumari anjali" }, ids: ["B", "A"] },
    { filter: { q: "anja kumari" }, ids: [] },
    { filter: { q: "अञ्जलि कुमा" }, ids: ["B", "A"] },
    { filter: { q: "ravi" }, ids: ["PRAKASHVERMA", "C"] },
    { filter: { q: "ravi", session: "2024-25" }, ids: ["OLD"] },
    { filter: { q: "prakash-verma" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "ANJALKUMARAS" }, ids: [] },
    { filter: { q: "kumar ravi" }, ids: ["C"] },
    { filter: { q: "ravi", category: "sc" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "ravi", dayFrom: "2025-07-02", dayTo: "2025-07-02" }, ids: ["C"] },
    { filter: { q: "Anjali Kumari" }, ids: ["B", "A"] },
    { filter: { q: "Km. Anil" }, ids: ["D"] },
    { filter: { q: "Shri Suresh Chaudhari" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "Suresh Chaudhari" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "wrn26-777" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "ravi_das@exam" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "JN-4711" }, ids: ["C"] },
    { filter: { q: "JN-4712" }, ids: [] },
    { filter: { q: "15000001" }, ids: ["OLD", "A"] },
    { filter: { q: "94150-0" }, ids: ["OLD", "A"] },
    { filter: { q: "prak-ashv-erma" }, ids: ["PRAKASHVERMA"] },
    { filter: { q: "%" }, ids: [] },
    { filter: { q: "' or 1=1 --" }, ids: [] },
  ])(
    "asked for $filter it gives $ids, the newest first, and counts them",
    async ({ filter, ids }) => {
      const { applications, total } = await list({ filter })
      expect(applications.map(({ id }) => id)).toEqual(ids)
      expect(total).toBe(ids.length)
    },
  )

  test.each<{ asked: Partial<ApplicationListQuery>; ids: string[] }>([
    { asked: { order: "asc" }, ids: ["A", "B", "C", "D", "PRAKASHVERMA"] },
    { asked: { sort: "applicant_name", order: "asc" }, ids: ["D", "A", "PRAKASHVERMA", "C", "B"] },
    { asked: { sort: "status_at" }, ids: ["C", "D", "PRAKASHVERMA", "B", "A"] },
    { asked: { limit: 2, offset: 2 }, ids: ["C", "B"] },
    { asked: { limit: 2, offset: 3 }, ids: ["B", "A"] },
    { asked: { limit: 2, offset: 4 }, ids: ["A"] },
    { asked: { order: "asc", limit: 3, offset: 1 }, ids: ["B", "C", "D"] },
    { asked: { order: "asc", limit: 2, offset: 2 }, ids: ["C", "D"] },
    { asked: { order: "asc", limit: 2, offset: 5 }, ids: [] },
    { asked: { sort: "status_at", limit: 2, offset: 3 }, ids: ["B", "A"] },
    { asked: { limit: 3, offset: 3, sort: "applicant_name", order: "asc" }, ids: ["C", "B"] },
    { asked: { limit: 2, offset: 6 }, ids: [] },
    { asked: { limit: 2, offset: 4000 }, ids: [] },
  ])("sorted and paged by $asked it gives $ids", async ({ asked, ids }) => {
    expect(await idsOf(asked)).toEqual(ids)
    expect((await list(asked)).total).toBe(5)
  })

  test("a row has the columns of the table, and no encrypted value", async () => {
    const { applications } = await list({ filter: { q: "9415000001", session: "2025-26" } })
    expect(applications).toEqual([
      {
        id: "A",
        applicant_name: "Anjali Kumari",
        course: "BA",
        category: "obc",
        session: "2025-26",
        status: "submitted",
        status_at: at("01T18:29"),
        submitted_at: at("01T18:29"),
        day: "2025-07-01",
        applicant_mobile: "9415000001",
        aadhaar_last_four: lastFour,
        fee: 1675,
        fee_status: "due",
        seen_at: null,
        assigned_to: null,
        duplicates: [],
        is_unusual: false,
        awaited_result: "",
        father_name: "Ramdhani Kushwaha",
        dob: "2007-03-27",
        percentage: expect.stringMatching(/^[\d.]+$/),
        fee_state: "asked",
        offer: null,
        source: "online",
        version: 1,
      },
    ])
  })

  test("the numbers of the work lists", async () => {
    const count = countWorkLists(listing())
    expect(await count()).toEqual({
      new: 2,
      checking: 1,
      waiting: 0,
      ready: 1,
      feeDue: 1,
      admitted: 0,
      all: 5,
      sameNumber: 0,
      proposals: 0,
      answers: 0,
    })
    expect((await count("2024-25")).new).toBe(1)
  })

  test("a dashboard's numbers", async () => {
    const count = countApplications(listing())
    const none = { scrutiny: 0, query: 0, admitted: 0, withdrawn: 0, cancelled: 0 }
    expect(await count()).toEqual({
      total: 5,
      byStatus: { ...none, submitted: 3, verified: 1, rejected: 1 },
      byDay: [
        { day: "2025-07-01", course: "BA", count: 1 },
        { day: "2025-07-02", course: "BA", count: 1 },
        { day: "2025-07-02", course: "BSc", count: 1 },
        { day: "2025-07-03", course: "BSc", count: 1 },
        { day: "2025-07-04", course: "BSc", count: 1 },
      ],
    })
    expect((await count("2024-25")).total).toBe(1)
    expect((await count("2030-31")).byDay).toEqual([])
  })
})
