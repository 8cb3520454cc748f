import { courseLabels } from "../admission/course-names.ts"
import { claimLabel } from "../applications/form/field-labels.ts"
import { dayFirst } from "../fields/india-time.ts"
import type { AuditAction } from "./audit-actions.ts"
import { factName, filterName, stateName } from "./audit-names.ts"
import { parseAuditedChanges } from "./audited-changes.ts"
import type { AuditContext, StoredLine } from "./describe-subject.ts"
import {
  arrow,
  days,
  describeChanges,
  erasedTexts,
  exportTexts,
  numbered,
} from "./describe-values.ts"

const describeOlderChanges = (detail: string, context: AuditContext) =>
  describeChanges(parseAuditedChanges(detail), context)

/** Like "due > received"; undefined for any other text. */
const describeStates = (detail: string, { language }: AuditContext) => {
  const states = /^(\w+) > (\w+)$/.exec(detail)?.slice(1)
  return states?.map((state) => stateName(state, language)).join(arrow)
}

/** Like "income: unchecked > verified", and older lines "income". */
const describeClaim = (detail: string, context: AuditContext) => {
  const [name = "", states = ""] = detail.split(": ")
  const change = describeStates(states, context)
  return [claimLabel(name, context.language), ...(change ? [change] : [])].join(": ")
}

const describeFilters = (names: string, { language }: AuditContext) =>
  names
    .split(", ")
    .map((name) => filterName(name, language))
    .join(", ")

/** Like "CSV, 1,200; filtered by course, status; whole numbers: Asked by the bank". */
const describeExport = (detail: string, context: AuditContext) => {
  const parts = /^(\w+), ([\d,]+)(?:; filtered by ([^;]*))?(?:; whole numbers: (.*))?$/su.exec(
    detail,
  )
  if (!parts) return detail
  const [, format, count, filters, why] = parts
  const { rows, by, whole } = exportTexts[context.language]
  return [
    `${format}, ${count} ${rows}`,
    ...(filters ? [`${by}: ${describeFilters(filters, context)}`] : []),
    ...(why ? [`${whole}: ${why}`] : []),
  ].join("; ")
}

const describeErased = (detail: string, { language }: AuditContext) => {
  const counts = /^(\d+) students, (\d+) applications, (\d+) messages erased$/.exec(detail)
  if (!counts) return detail
  const [, students = "", applications = "", messages = ""] = counts
  return erasedTexts[language]({ students, applications, messages })
}

/** Like "3 files, list 01ab": how many, and which. */
const describeLoss = (detail: string, { language }: AuditContext) => {
  const [, count, list] = /^(\d+) files, list (\w+)$/.exec(detail) ?? []
  if (!count || language === "en") return detail
  return `${count} फ़ाइलें, सूची ${list}`
}

const describeFact = (fact: string, { language, courses }: AuditContext) => {
  const number = /^(round|version|receipt) (\S+)(?: > (\S+))?$/.exec(fact)
  if (number) {
    const [, kind, ...values] = number
    const name = numbered[kind as keyof typeof numbered][language]
    return `${name} ${values.filter(Boolean).join(arrow)}`
  }
  const named = /^(public|until) (\d{4}-\d\d-\d\d)(.*)$/.exec(fact)
  if (named) {
    const [, kind, day = "", time] = named
    return `${days[kind as keyof typeof days][language]} ${dayFirst(day)}${time}`
  }
  if (/^\d{4}-\d\d-\d\d$/.test(fact)) return dayFirst(fact)
  return courseLabels(courses, language).courses[fact] ?? factName(fact, language)
}

/** Facts with commas, then perhaps a written reason, like "round 2: Marks of two applicants were wrong". */
const describeFacts = (detail: string, context: AuditContext) => {
  const end = detail.indexOf(": ")
  const facts = (end === -1 ? detail : detail.slice(0, end)).split(", ")
  const described = facts.map((fact) => describeFact(fact, context)).join(", ")
  if (end === -1) return described
  const rest = detail.slice(end + 2)
  const word = factName(rest, context.language)
  return `${described}: ${word === rest ? claimLabel(rest, context.language) : word}`
}

type Describe = (detail: string, context: AuditContext) => string

/** Free text stays as it is. */
const asWritten: Describe = (detail) => detail

const describers: Partial<Record<AuditAction, Describe>> = {
  "application corrected": describeOlderChanges,
  "application pictures replaced": describeOlderChanges,
  "student changed": describeOlderChanges,
  "claim verified": describeClaim,
  "claim refused": describeClaim,
  "claim finding undone": describeClaim,
  "applications exported": describeExport,
  "applications exported with whole numbers": describeExport,
  "students exported": describeExport,
  "audit exported": describeFilters,
  "started as a college": describeErased,
  "loss of files accepted": describeLoss,
  "erased on request": asWritten,
  "Aadhaar number revealed": asWritten,
  "bank account revealed": asWritten,
}

/** The detail in words of a line that was stored as text, before details had named values (audit-details.ts). */
export const describeOlderDetail = ({ action, detail }: StoredLine, context: AuditContext) => {
  if (detail === "") return ""
  const describe = describers[action as AuditAction]
  return (
    describe?.(detail, context) ?? describeStates(detail, context) ?? describeFacts(detail, context)
  )
}
