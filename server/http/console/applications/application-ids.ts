import type { FastifyInstance } from "fastify"

import { parseApplicationId } from "#domain/applications/application-number.ts"
import type { Services } from "#server/features/services.ts"
import { orNotFound } from "#server/http/shared/request-refused.ts"

// The console names an application by its number, and the services by its admission code. The code speaks for the applicant,
// so no answer of the console has it (decision 44).

type Finder = Pick<Services, "applicationNumbers">

/** The admission code of the application that a URL names. Throws 404 for what is no id. */
export const codeOf = async ({ applicationNumbers }: Finder, id: string) =>
  applicationNumbers.codeOf(orNotFound(parseApplicationId(id)))

/** A whole JSON string that may be an admission code. */
const codeInJson = /"([2-9A-HJ-NP-Z]{12})"/g

/** Writes application numbers in place of the admission codes in every answer, as values and as keys. */
export const answerWithNumbers = (app: FastifyInstance, { applicationNumbers }: Finder) =>
  app.addHook("onSend", async (_request, _reply, payload) => {
    if (typeof payload !== "string") return payload
    const codes = new Set(Array.from(payload.matchAll(codeInJson), ([, code]) => code!))
    const numbers = await applicationNumbers.findNumbers([...codes])
    if (numbers.size === 0) return payload
    return payload.replaceAll(codeInJson, (text, code: string) =>
      numbers.has(code) ? `"${numbers.get(code)}"` : text,
    )
  })
