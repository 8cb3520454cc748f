import { expect, test } from "vitest"

import { admissionCodeFrom, parseAdmissionCode } from "#domain/applications/admission-code.ts"

import { pathForLog } from "./log.ts"

test.each([
  { url: "/", logged: "/" },
  { url: "/about/vision/?x=1", logged: "/about/vision/" },
  { url: "/admission-form/print/ABCDEFGHJKLM", logged: "/admission-form/print/…" },
  { url: "/hi/admission-form/print/abcd-efgh-jklm/", logged: "/hi/admission-form/print/…/" },
  { url: "/ADMISSION-FORM/PRINT/ABCDEFGHJKLM.data?_routes=a", logged: "/ADMISSION-FORM/PRINT/…" },
  { url: "/uploads/0123.jpg", logged: "/uploads/…" },
  { url: "/student/dashbaord/URN-1", logged: "/student/dashbaord/…" },
  { url: "/student/dashboard/URN-1", logged: "/student/dashboard/…" },
  { url: "/hi/card/ABCDEFGHJKLM", logged: "/hi/card/…" },
  { url: "/notices?page=2&preview=abc", logged: "/notices" },
  { url: "/api/v2/admission/print", logged: "/api/v2/admission/print" },
  { url: "/api/console/links/abc-DEF_1", logged: "/api/console/links/…" },
  {
    url: "/api/console/applications/ABCDEFGHJKLM/notes",
    logged: "/api/console/applications/…/notes",
  },
  { url: "/api/console/students/URN-1", logged: "/api/console/students/…" },
  { url: "/api/console/applications?filter={q:1}", logged: "/api/console/applications" },
  { url: "/api/console/merit-marks/ABCDEFGHJKLM", logged: "/api/console/merit-marks/…" },
  { url: "/any-path/abcd-efgh-jklm/next", logged: "/any-path/…/next" },
  { url: "/any-path/abcd%20efgh%E2%80%93jklm.", logged: "/any-path/…." },
  { url: "/any-path/23456789ABCD", logged: "/any-path/…" },
  { url: "/any-path/ABCDEFGHJKLMN", logged: "/any-path/ABCDEFGHJKLMN" },
  { url: "/faculties-staff/non-teaching-staff", logged: "/faculties-staff/non-teaching-staff" },
  { url: "/x?name=a\nb", logged: "/x" },
  { url: "/admission-form/%70rint/ABCDEFGHJKLM", logged: "/admission-form/print/…" },
  { url: "/%75ploads%2F0123.jpg%0A", logged: "/uploads/…" },
  { url: "/search/987351946201", logged: "/search/…" },
  { url: "/9873-5194-6201/27-03-2007", logged: "/…/…" },
  { url: "/notices/scholarship-2025-26", logged: "/notices/scholarship-2025-26" },
])("$url is logged as $logged", ({ url, logged }) => {
  expect(pathForLog(url)).toBe(logged)
})

test("no admission code is logged, whatever its letters", () => {
  // All 32 letters, twelve at a time.
  for (let first = 0; first < 32; first++) {
    const code = admissionCodeFrom(Uint8Array.from({ length: 12 }, (_, index) => first + index))
    expect(parseAdmissionCode(code)).toBe(code)
    expect(pathForLog(`/any-path/${code}`)).toBe("/any-path/…")
  }
})
