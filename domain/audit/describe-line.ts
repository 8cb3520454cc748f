import { courseLabels } from "../admission/course-names.ts"
import { isPictureSlot, slotLabel } from "../applications/document-slots.ts"
import { claimLabel, labelOf } from "../applications/form/field-labels.ts"
import { describeFinancialChange } from "../content/describe-financial-change.ts"
import type { Language } from "../content/languages.ts"
import { isSettingsGroup, settingsGroups } from "../content/settings-groups.ts"
import { dateTimeInIndia, dayFirst } from "../fields/india-time.ts"
import { categoryNames } from "../grievances/grievance-names.ts"
import { channelNames, noticeKindNames } from "../notices/notice-names.ts"
import { actorNameIn } from "../staff/staff-names.ts"
import { auditActionOf } from "./audit-actions.ts"
import type { AuditDetails, DetailedAction } from "./audit-details.ts"
import { areaNames, decisionNames, factName, filterName, stateName } from "./audit-names.ts"
import { describeOlderDetail } from "./describe-older-detail.ts"
import type { AuditContext, DescribedLine, StoredLine } from "./describe-subject.ts"
import { describeSubject } from "./describe-subject.ts"
import {
  arrow,
  days,
  describeChanges,
  exportTexts,
  fieldLabel,
  numbered,
  erasedTexts,
} from "./describe-values.ts"

type Describe<Details> = (details: Details, context: AuditContext) => string

/** Facts with commas; empty ones are left out. */
const join = (...facts: (string | number | undefined)[]) =>
  facts.filter((fact) => fact !== undefined && fact !== "").join(", ")

const withReason = (text: string, reason = "") => [text, reason].filter(Boolean).join(": ")

const numberOf = (
  kind: keyof typeof numbered,
  value: number | string,
  { language }: AuditContext,
) => `${numbered[kind][language]} ${value}`

const programmeOf: Describe<{ session: string; programme: string }> = (
  { session, programme },
  { language, courses },
) => join(session, courseLabels(courses, language).courses[programme] ?? programme)

const rowsOf: Describe<{ format: string; rows: number }> = ({ format, rows }, { language }) =>
  `${format.toUpperCase()}, ${rows.toLocaleString("en-IN")} ${exportTexts[language].rows}`

const filtersOf: Describe<readonly string[]> = (filters, { language }) =>
  filters.map((name) => filterName(name, language)).join(", ")

const states: Describe<{ from: string; to: string }> = ({ from, to }, { language }) =>
  [from, to].map((state) => stateName(state, language)).join(arrow)

const deposit: Describe<AuditDetails["fee received"]> = ({ journal, seat, ...change }, context) =>
  join(
    states(change, context),
    journal && factName(journal, context.language),
    seat && factName(seat, context.language),
  )

const claim: Describe<AuditDetails["claim verified"]> = ({ claim: name, ...change }, context) =>
  `${claimLabel(name, context.language)}: ${states(change, context)}`

const changes: Describe<AuditDetails["student changed"]> = (details, context) =>
  describeChanges(details.changes, context)

const financial: Describe<AuditDetails["financial change made"]> = (details, context) =>
  details.changes.map((change) => describeFinancialChange(change, context)).join("; ")

const exported: Describe<AuditDetails["students exported"] & { reason?: string }> = (
  { filters, reason, ...table },
  context,
) => {
  const { by, whole } = exportTexts[context.language]
  return [
    rowsOf(table, context),
    ...(filters.length > 0 ? [`${by}: ${filtersOf(filters, context)}`] : []),
    ...(reason === undefined ? [] : [`${whole}: ${reason}`]),
  ].join("; ")
}

const count: Describe<{ count: number }> = ({ count: one }) => String(one)
const paper: Describe<{ slot: string }> = ({ slot }, { language }) =>
  isPictureSlot(slot) ? labelOf(slot, language) : slotLabel(slot, language)
const reason: Describe<{ reason: string }> = ({ reason: written }) => written
const hash = (sha256: string) => `SHA-256 ${sha256}`
const erased: Describe<AuditDetails["removed as a flood"]> = ({ count: one, sha256 }) =>
  join(one, hash(sha256))

const offer: Describe<AuditDetails["merit offer accepted"]> = (details, context) => {
  const { list, from, to, receipt } = details
  const change = [from, to].map((state) => factName(state, context.language)).join(arrow)
  const place = join(programmeOf(details, context), numberOf("round", list, context))
  return `${place}: ${join(change, receipt && numberOf("receipt", receipt, context))}`
}

const group: Describe<AuditDetails["flood exported"]> = (details, { language }) => {
  const kind = areaNames[details.kind]?.[language] ?? details.kind
  return `${[kind, details.session].filter(Boolean).join(" ")}: ${details.count}`
}

const describers: {
  [Action in DetailedAction]: Describe<NonNullable<AuditDetails[Action]>>
} = {
  "application status changed": states,
  "application status change undone": states,
  "fee due": states,
  "fee received": deposit,
  "fee exempt": states,
  "content saved": states,
  "content restored": states,
  "content links moved": states,
  "made administrator": states,
  "made officer": states,
  "made clerk": states,
  "made editor": states,
  "made principal": states,
  "made auditor": states,
  "made disabled": states,
  "application corrected": changes,
  "application correction proposed": changes,
  "query answered": changes,
  "student changed": changes,
  "document sent": paper,
  "document accepted": paper,
  "document returned": paper,
  "original noted": paper,
  "claim verified": claim,
  "claim refused": claim,
  "claim finding undone": claim,
  "financial change asked for": financial,
  "financial change made": financial,
  "financial change refused": financial,
  "financial change withdrawn": financial,
  "applications exported": exported,
  "applications exported with whole numbers": exported,
  "missing papers exported": exported,
  "students exported": exported,
  "sheets printed": count,
  "cards printed": count,
  "Aadhaar number revealed": reason,
  "bank account revealed": reason,
  "erased on request": reason,
  "erased after its period": erased,
  "erased as trials": erased,
  "removed as a flood": erased,
  "flood exported": group,
  "due records exported": group,
  "merit offer offered": offer,
  "merit offer accepted": offer,
  "merit offer declined": offer,
  "merit offer absent": offer,
  "merit offer reinstated": offer,
  "merit answer undone": offer,
  "merit objection upheld": programmeOf,
  "merit objection rejected": programmeOf,
  "merit objection made": ({ list, topic, ...where }, context) => {
    const word = factName(topic, context.language)
    const about = word === topic ? claimLabel(topic, context.language) : word
    return `${join(programmeOf(where, context), numberOf("round", list, context))}: ${about}`
  },
  "merit candidates read": (details, context) => join(programmeOf(details, context), details.count),
  "merit draft printed": ({ list }, context) => numberOf("round", list, context),
  "merit draft noted": ({ list, kind, name, reason: why }, context) =>
    withReason(join(numberOf("round", list, context), factName(kind, context.language), name), why),
  "merit list published": ({ list, from, until, sha256 }, context) => {
    const { language } = context
    const start = `${days.public[language]} ${dateTimeInIndia(from)}`
    const end = `${days.until[language]} ${dayFirst(until)}`
    return join(numberOf("round", list, context), start, end, hash(sha256))
  },
  "merit list withdrawn": (details, context) =>
    withReason(numberOf("round", details.list, context), details.reason),
  "merit list printed": ({ list }, context) => numberOf("round", list, context),
  "merit list exported": ({ list, part, ...table }, context) =>
    join(
      numberOf("round", list, context),
      factName(part, context.language),
      rowsOf(table, context),
    ),
  "offer letters printed": (details, context) =>
    join(numberOf("round", details.list, context), details.count),
  "merit rule saved": ({ version, former, reason: why }, context) => {
    const versions = [former, version].filter((one) => one !== undefined).join(arrow)
    return withReason(numberOf("version", versions, context), why)
  },
  "merit rule signed": ({ version }, context) => numberOf("version", version, context),
  "merit marks entered": ({ component, from, to }, { language }) =>
    `${factName(component, language)}: ${from}${arrow}${to}`,
  "message sent again": ({ channel, kind }, { language }) =>
    join(channelNames[channel][language], noticeKindNames[kind][language]),
  "test message sent": ({ channel }, { language }) => channelNames[channel][language],
  "application numbers left out": ({ numbers }) => numbers.join(", "),
  "grievance numbers left out": ({ numbers }) => numbers.join(", "),
  "application pictures replaced": ({ pictures }, context) =>
    pictures.map((name) => fieldLabel(name, context)).join("; "),
  "admitted above the seats": ({ seats, admitted }) => `${admitted} / ${seats}`,
  "admitted outside the merit lists": (details, { language }) => factName(details.offer, language),
  "audit exported": ({ filters }, context) => filtersOf(filters, context),
  "clock confirmed": ({ from, to }) => [from, to].map(dateTimeInIndia).join(arrow),
  "enrolment exported": ({ session, ...table }, context) => join(session, rowsOf(table, context)),
  "deposits exported": ({ day, rows }) => join(dayFirst(day), rows),
  "duplicates settled": ({ decision, kept }, { language }) =>
    withReason(decisionNames[decision][language], kept),
  "flood origins accepted again": ({ sha256 }) => hash(sha256),
  "loss of files accepted": ({ files, hash: list }, { language }) =>
    language === "en" ? `${files} files, list ${list}` : `${files} फ़ाइलें, सूची ${list}`,
  "personal data looked up": ({ by, count: persons }, { language }) =>
    `${factName(by, language)}: ${persons}`,
  "grievances counted": rowsOf,
  "grievance responsible chosen": ({ category }, { language }) => categoryNames[category][language],
  "sample confirmed": ({ part }, { language }) =>
    isSettingsGroup(part) ? settingsGroups[part].name[language] : part,
  "started as a college": (counts, { language }) => erasedTexts[language](counts),
}

/** The details of a line in words. Those of an action that is unknown stay as they are stored. */
const describeDetail = (line: StoredLine, context: AuditContext) => {
  const { action, details } = line
  if (!details) return describeOlderDetail(line, context)
  if (!Object.hasOwn(describers, action)) return details
  const describe = describers[action as DetailedAction] as Describe<object>
  return describe(JSON.parse(details) as object, context)
}

/** An action in words; one of an unknown version as it is stored. */
export const actionName = (action: string, language: Language) =>
  auditActionOf(action)?.name[language] ?? action

/** A line of the audit log in the words of a language (specification 9.7). */
export const describeLine = (line: StoredLine, context: AuditContext): DescribedLine => ({
  actor: actorNameIn(line.actor, context.language),
  action: actionName(line.action, context.language),
  subject: describeSubject(line, context),
  detail: describeDetail(line, context),
})
