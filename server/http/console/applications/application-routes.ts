import multipart from "@fastify/multipart"
import type { FastifyRequest } from "fastify"

import type { FormValues } from "#domain/applications/form/form-values.ts"
import { type ReceivedForm, refusalOfAction } from "#server/features/applications/applications.ts"
import { asRecord } from "#server/features/call-inputs.ts"
import { multipartLimits, parseMultipartForm } from "#server/http/shared/multipart-form.ts"
import { originOf } from "#server/http/shared/origin.ts"
import { orNotFound, RequestRefused } from "#server/http/shared/request-refused.ts"
import type { Config } from "#server/platform/config.ts"

import { sendRefusal } from "../call-routes.ts"
import { asText, can, type ConsoleApp, type ConsoleOptions } from "../console-route.ts"
import { codeOf } from "./application-ids.ts"

/** Reads a typed-in paper form: multipart with images, or JSON without. */
const receivePaper = async (request: FastifyRequest, config: Config): Promise<ReceivedForm> => {
  if (request.isMultipart()) return parseMultipartForm(request, config)
  const { data } = asRecord(request.body)
  const entries = Object.entries(asRecord(data)).map(
    ([field, value]): [string, FormValues[string]] => [
      field,
      Array.isArray(value) ? value.map(asText) : asText(value),
    ],
  )
  return { fields: Object.fromEntries(entries), files: {} }
}

/** Calls about applications that take pictures, or need the address of the site. */
export const applicationRoutes = async (app: ConsoleApp, { config, services }: ConsoleOptions) => {
  const { staffApplications } = services
  await app.register(multipart, { limits: multipartLimits(config), throwFileSizeLimit: false })

  app.post("/applications", can("applications.enter"), async (request) => {
    const paper = await receivePaper(request, config)
    const outcome = await staffApplications.enterPaper(paper, request.actor)
    if (!outcome.accepted && outcome.codeOfFirst) throw new RequestRefused(409, "already_entered")
    if (!outcome.accepted) throw new RequestRefused(422, "refused", outcome.errors)
    return { data: orNotFound(await staffApplications.read(outcome.admissionCode, request.actor)) }
  })

  app.post("/applications/:id/pictures", can("applications.enter"), async (request, reply) => {
    if (!request.isMultipart()) throw new RequestRefused(400, "malformed")
    const code = await codeOf(services, request.params.id)
    const { fields, files } = await parseMultipartForm(request, config)
    const replacement = {
      files,
      why: fields["why"],
      expectedVersion: Number(fields["expectedVersion"]),
    }
    const refused = refusalOfAction(
      await staffApplications.replacePictures(code, replacement, request.actor),
    )
    if (refused) return sendRefusal(reply, refused)
    return { data: orNotFound(await staffApplications.read(code, request.actor)) }
  })

  // Each call is audited.
  app.post("/applications/:id/link", can("applications.link"), async (request) => {
    const code = await codeOf(services, request.params.id)
    const origin = originOf(config, request)
    const { language } = Object(request.body) as { language?: unknown }
    const link = await staffApplications.readLink(
      code,
      request.actor,
      origin,
      language === "hi" ? "hi" : "en",
    )
    return { data: { id: code, link: orNotFound(link) } }
  })
}
