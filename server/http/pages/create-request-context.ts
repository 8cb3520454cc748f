import type { FastifyReply, FastifyRequest } from "fastify"

import type { Session } from "#domain/admission/session.ts"
import { submissionKeyFrom } from "#domain/applications/form/form-values.ts"
import type { Language } from "#domain/content/languages.ts"
import type { OwnAct } from "#domain/grievances/grievance-names.ts"
import { type ReceivedForm, receivedFiles } from "#server/features/applications/applications.ts"
import { versionOfSheetTexts } from "#server/features/content/content.ts"
import type { GrievanceKeys } from "#server/features/grievances/grievances.ts"
import type { Services } from "#server/features/services.ts"
import { applicantDeviceCookie } from "#server/http/shared/device-cookie.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import {
  type TransientError,
  classifyTransientError,
  retryAfterSeconds,
} from "#server/platform/database/database-errors.ts"
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

import { plainDrafts } from "./plain-drafts.ts"
import { staffPrint } from "./print-pages.ts"
import { readStyle } from "./static-files.ts"

export interface RequestContextOptions {
  config: Config
  services: Services
  limits: RateLimits
  security: SecurityHeaders
}

/**
 * The part of the request context that is the same for every visitor. It is the whole context of a cacheable page,
 * whose loader can then not read data of one visitor: it fails, and its path belongs into `cacheability.ts`.
 */
export const createSharedContext = (
  request: FastifyRequest,
  { config, services, security }: RequestContextOptions,
) => {
  let transientError: TransientError | undefined
  return {
    /** Whether the page shows a draft instead of what visitors see. */
    isPreview: false,
    /** Logs an error that occurred while a page was rendered. */
    logError: (error: unknown) => {
      const fault = classifyTransientError(error)
      transientError ??= fault
      request.log.error({ err: error, fault }, "page failed")
    },
    /** The transient error among them; undefined if there was none. */
    transientError: () => transientError,
    /** The CSP of a page that allows only these inline scripts and styles (given as text). */
    policyFor: security.policyFor,
    /** The text of a built style sheet, by its address in a page. */
    readStyle,
    /** Scheme and host of the site, like "https://college.example". */
    origin: originOf(config, request),
    settings: services.settings,
    /** The pages that still show texts of the sample (specification 3.11). */
    samplePaths: services.sampleChecklist.listPaths,
    /** Whether messages to applicants are sent. */
    sendsMessages: services.notices.isOn,
    /** The admission session that is open for applications. */
    admissionSession: services.admissionSession,
    findSession: services.findSession,
    /** All admission sessions, the newest first. */
    sessions: services.sessions,
    fullSeats: services.fullSeats,
    /** The token of a form page that is made at this time. */
    signStart: services.signStart,
    courseNames: services.courseNames,
    /** The version of the privacy notice in force; empty if none is published. */
    noticeVersion: services.noticeVersion,
    /** The version of a session's declarations. */
    declarationVersion: ({ sheet }: Session) => versionOfSheetTexts(sheet),
    /** The currently published content in one language. */
    content: services.content,
    /** The merit lists that everybody may see now. */
    publicLists: services.publicLists,
    /** Draws a report as a PDF file. */
    fileOfReport: services.fileOfReport,
  }
}

/** What an applicant whose status was read does with the own application. */
const ownActs = (services: Services) => ({
  /** Enters the marks of an awaited result. */
  enterOwnMarks: services.enterOwnMarks,
  answerQuery: services.answerQuery,
  correctForm: services.correctForm,
  withdrawApplication: services.withdrawApplication,
  sendDocuments: services.sendDocuments,
  stopMessages: services.stopMessages,
})
/** What a person does with a grievance. */
const grievanceActs = (
  request: FastifyRequest,
  reply: FastifyReply,
  { services, limits }: RequestContextOptions,
) => ({
  /** A new key of a form: the same form sent twice is stored once. */
  submissionKey: () => submissionKeyFrom(services.randomBytes(18)),
  /** Stores a grievance, or returns why it is refused. */
  sendGrievance: (fields: Record<string, unknown>, language: Language) =>
    services.grievances.submit(fields, language, () => limits.tooManyGrievances(request, reply)),
  /** A grievance by its number and code. */
  readGrievance: async (keys: GrievanceKeys) =>
    (await limits.tooManyPrints(request, reply))
      ? ("too many" as const)
      : services.grievances.own.read(keys),
  /** Adds a message to a grievance, or opens it again. */
  actOnGrievance: (keys: GrievanceKeys, act: OwnAct, text: string) =>
    services.grievances.own.act(keys, { act, text }, () =>
      limits.tooManyGrievances(request, reply),
    ),
})

/** Stores the form that this request posted. */
const submitOf =
  (request: FastifyRequest, reply: FastifyReply, services: Services) =>
  async (form: ReceivedForm) => {
    try {
      const language = /^\/hi(?:\/|$)/i.test(request.url) ? "hi" : "en"
      const outcome = await services.submitApplication({ ...form, language }, request.ip)
      if ("retryAfterSeconds" in outcome) reply.header("retry-after", outcome.retryAfterSeconds)
      return outcome
    } catch (error) {
      const fault = classifyTransientError(error)
      if (!fault) throw error
      request.log.error({ err: error, fault }, "request failed")
      reply.header("retry-after", retryAfterSeconds)
      return fault === "full" ? ("disk full" as const) : ("unavailable" as const)
    }
  }

/** The complete request context of a page. */
export const createRequestContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: RequestContextOptions,
) => {
  const { services, limits } = options
  const common = createSharedContext(request, options)
  const deviceCookie = applicantDeviceCookie(options.config)
  const client = { address: request.ip, deviceCookie: deviceCookie.read(request) }
  return {
    ...common,
    /** Stores a contact message for the staff, or returns why it is refused. */
    sendMessage: (fields: Record<string, unknown>) =>
      services.sendMessage(fields, () => limits.tooManyMessages(request, reply)),
    ...grievanceActs(request, reply, options),
    /** Validity of an identity card by the code in its QR; undefined for an unknown code. */
    checkCard: async (code: string) =>
      (await limits.tooManyPrints(request, reply))
        ? ("too many" as const)
        : services.checkCard(code),
    /** The admission sheets and identity cards that a console form requests. */
    ...staffPrint(request, reply, options),
    /** The status of an application, by its code and the applicant's date of birth. */
    readStatus: (input: { code: string; dob: string }) => services.readStatus(input, client),
    /** Whether a typed identity number is that of an application: each act that binds the applicant needs it. */
    proveIdentity: async (code: string, input: unknown) => {
      const result = await services.proveIdentity(code, input, client)
      if (result.outcome === "proven") deviceCookie.set(reply, result.deviceCookie)
      return result
    },
    ...ownActs(services),
    /** Sends a forgotten code to the stored contact. Few are needed, and each may cost an SMS. */
    sendForgottenCode: async (input: { contact: string; dob: string }) =>
      (await limits.tooManyMessages(request, reply))
        ? ("too many requests" as const)
        : services.sendForgottenCode(input, client),
    /** Merit lists, for an applicant whose status was read. */
    merit: services.applicantMerit,
    ...plainDrafts(request, reply, options),
    /** The form that this request posted without JavaScript, unless it is one too many; undefined if there is none. */
    received: request.receivedForm,
    /** The files that it sent, by field. */
    receivedFiles:
      typeof request.receivedForm === "object" ? receivedFiles(request.receivedForm) : {},
    submit: submitOf(request, reply, services),
    readSheet: async (code: string, language: Language) => {
      if (await limits.tooManyPrints(request, reply)) return "too many" as const
      return (await services.readSheet(code, common.origin, language)) ?? ("unknown" as const)
    },
  }
}
