import { expect, test } from "vitest"

import { settings } from "#tests/support/samples/settings.ts"

import { readPrivacyNotice } from "./read-privacy-notice.server.ts"

test("the lists in the notice are shown, also of the people of its own page", async () => {
  const page = { slug: "privacy-notice", path: "/privacy-notice", body: "::: people here\n:::" }
  const content = {
    find: async () => page,
    htmlWithLists: async (text: string, slug?: string) => `<p>${slug}: ${text}</p>`,
  }
  const server = {
    content: () => content,
    settings: async () => settings,
    admissionSession: async () => ({ asked_fields: [] }),
    noticeVersion: async () => "2026-07-01.3",
  } as never
  expect(await readPrivacyNotice(server, "en")).toEqual({
    html: "<p>privacy-notice: ::: people here\n:::</p>",
    path: "/privacy-notice",
    version: "2026-07-01.3",
  })
})
