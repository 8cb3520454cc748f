import * as z from "zod/mini"

import { languages } from "#domain/content/languages.ts"
import { channels } from "#domain/notices/notice.ts"
import {
  applicationId,
  type ApplicationNumbers,
} from "#server/features/applications/applications.ts"
import { idNumber, text } from "#server/features/call-inputs.ts"
import { conflict, defineCalls, gone, invalid } from "#server/features/define-call.ts"

import type { NoticesService } from "./notices-service.ts"

interface Deps {
  applicationNumbers: ApplicationNumbers
  notices: NoticesService
}

const call = defineCalls<Deps>()

/** Messages to applicants: the queue, a test, those of one application. */
export const noticeCalls = {
  "GET /notices": call("notices.read", {}, ({ notices }) => notices.readQueue()),

  /** How many messages wait for a person. */
  "GET /notices/dead": call("notices.read", {}, ({ notices }) => notices.countDead()),

  "POST /notices/:id/again": call(
    "notices.send",
    { id: idNumber },
    async ({ notices }, { id }, { actor }) =>
      (await notices.sendAgain(id, actor.name)) ? { id } : conflict("changed_meanwhile"),
  ),

  "POST /notices/test": call(
    "notices.send",
    { channel: z.enum(channels), to: text, language: z.enum(languages) },
    async ({ notices }, test, { actor }) => {
      const result = await notices.sendTest(test, actor.name)
      return result.outcome === "wrong_contact" ? invalid({ to: ["contact"] }) : result
    },
  ),

  /** What was sent to an applicant, and links that open WhatsApp with the same text. */
  "GET /applications/:id/notices": call(
    "applications.read",
    { id: applicationId },
    async ({ notices, applicationNumbers }, { id }) =>
      (await notices.readOwn(await applicationNumbers.codeOf(id))) ?? gone(),
  ),
}
