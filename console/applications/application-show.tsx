import { Box, Button, Stack } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import {
  useGetIdentity,
  useNotify,
  useRefresh,
  ShowBase,
  Title,
  useRecordContext,
} from "react-admin"
import { useLocation, useNavigate, useParams } from "react-router-dom"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { parseApplicationId } from "#domain/applications/application-number.ts"
import { openAnswer } from "#domain/applications/query-answers.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { call, callInBackground } from "../api/call.ts"
import { useNotifyError } from "../api/use-request.ts"
import { CounterSearch } from "../counter/counter-search.tsx"
import { fromCounter, recordPath } from "../counter/record-address.ts"
import { useScan } from "../kit/keys/use-keys.ts"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { assign } from "./actions.ts"
import { DuplicatesNote } from "./duplicates/duplicates-note.tsx"
import { ApplicationHeader } from "./show/application-header.tsx"
import { Claims } from "./show/claims.tsx"
import { Fee } from "./show/fee.tsx"
import { FormValuesPanel } from "./show/form-values.tsx"
import { EnteredBy, History, Notes } from "./show/history.tsx"
import { ProposalNote } from "./show/proposal.tsx"
import { WorkflowSteps } from "./show/workflow-steps.tsx"
import { UnusualNote } from "./unusual-note.tsx"
import { useApplication } from "./use-application.ts"

/** A page that is silent for three of these counts as closed. */
const repeatMs = 30_000

const note = (id: string, signal: AbortSignal, isOpen: boolean) =>
  callInBackground("POST /applications/:id/open", { id, isOpen }, signal)

/** Tells colleagues that this application is open here, and names those who have it open too. */
export function AlsoOpen({ id }: { id: string }) {
  const t = useText()
  const { data: names = [] } = useQuery({
    queryKey: ["also-open", id],
    queryFn: ({ signal }) => note(id, signal, true),
    refetchInterval: repeatMs,
    retry: false,
    gcTime: 0,
  })
  useEffect(
    () => () => void note(id, new AbortController().signal, false).catch(() => undefined),
    [id],
  )
  return (
    <output>{names.length > 0 && t("console.assign.alsoOpen", { names: names.join(", ") })}</output>
  )
}

/** An application is new until a member of staff who may work on it opens it. */
const useMarkSeen = ({ id, seen_at }: StaffApplication) => {
  const mayWork = usePermission()("applications.work")
  const notifyError = useNotifyError()
  useEffect(() => {
    if (seen_at !== null || !mayWork) return
    call("POST /applications/seen", { ids: [id] }).catch(notifyError)
  }, [id, seen_at, mayWork, notifyError])
}

/** Who works on an application, and the button that takes or releases it. */
function Assignment() {
  const application = useApplication()
  const refresh = useRefresh()
  const t = useText()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const { identity } = useGetIdentity()
  const mayWork = usePermission()("applications.work")
  const { id, assigned_to: name } = application
  useMarkSeen(application)
  const isMine = name !== null && name === identity?.fullName
  const change = async () => {
    const changed = await assign([id], { takes: !isMine, from: name })
    if (changed.length === 0) notify("console.refusals.changed_meanwhile", { type: "warning" })
    refresh()
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      {t(name ? "console.assign.by" : "console.assign.nobody", { name })}
      {mayWork && (
        <Button size="small" variant="outlined" onClick={() => void change().catch(notifyError)}>
          {isMine
            ? t("console.assign.release")
            : t(`console.assign.${name ? "takeOver" : "take"}`, { name })}
        </Button>
      )}
      <AlsoOpen id={id} />
    </Box>
  )
}

// Only programmes with such a rule need them.
const RecordMarks = lazyPart(() =>
  import("../merit/record-marks.tsx").then((part) => part.RecordMarks),
)

// Only records with a query need it.
const AnswerNote = lazyPart(
  () => import("./show/answer-note.tsx").then((file) => file.AnswerNote),
  1,
)

// Only sessions that ask for documents need it.
const DocumentsPanel = lazyPart(
  () => import("./documents/documents-panel.tsx").then((file) => file.DocumentsPanel),
  1,
)

// Only programmes with merit lists need it.
const OfferPanel = lazyPart(
  () => import("./status/offer-note.tsx").then((file) => file.OfferPanel),
  1,
)

// Below the history, so it can come later.
const OwnNotices = lazyPart(() => import("./show/own-notices.tsx").then((part) => part.OwnNotices))

/** Alt+B returns from a record to the counter search; a scanned number opens its record. */
const useCounterKeys = () => {
  const navigate = useNavigate()
  useScan((text) => {
    const id = parseApplicationId(text)
    if (id) void navigate(`/applications/${id}/show`, { state: fromCounter })
  })
  useEffect(() => {
    const openCounter = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyB") return
      event.preventDefault()
      void navigate("/counter")
    }
    window.addEventListener("keydown", openCounter)
    return () => window.removeEventListener("keydown", openCounter)
  }, [navigate])
}

/** Beside the steps are the record and, in the place that is left, the notes. */
const recordAreas = {
  display: "grid",
  alignItems: "start",
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 330px" },
  gridTemplateRows: { md: "auto 1fr auto" },
  gridTemplateAreas: {
    xs: '"record" "steps" "notes" "form" "history"',
    md: '"record steps" "notes steps" "form history"',
  },
}

function Record() {
  const application = useApplication()
  const t = useText()
  const hasAnswer = application.status === "query" || openAnswer(application.events) !== undefined
  const isCounter = (useLocation().state as Partial<typeof fromCounter> | null)?.isCounter === true
  const name = t("resources.applications.name", { count: 1 })
  return (
    <Stack spacing={2} sx={{ my: 1 }}>
      <Title title={`${name}: ${application.applicant_name}`} />
      <EnteredBy />
      {isCounter && <CounterSearch />}
      <Box sx={recordAreas}>
        <Stack spacing={2} sx={{ gridArea: "record", minWidth: 0 }}>
          <DuplicatesNote />
          <ProposalNote />
          {hasAnswer && <AnswerNote />}
          <UnusualNote />
          <ApplicationHeader isCounter={isCounter} />
          <Claims />
          {application.hasDocuments && <DocumentsPanel />}
          <RecordMarks code={application.id} />
        </Stack>
        <Stack spacing={2} sx={{ gridArea: "steps", minWidth: 0 }}>
          <Assignment />
          <WorkflowSteps />
          {application.offer.state !== "no_lists" && <OfferPanel offer={application.offer} />}
          <Fee />
        </Stack>
        <Notes />
        <FormValuesPanel />
        <Stack spacing={2} sx={{ gridArea: "history", minWidth: 0 }}>
          <History />
          <OwnNotices />
        </Stack>
      </Box>
    </Stack>
  )
}

/** The key closes the dialogs of a record when another one is shown: they would act on that one. */
function LoadedRecord() {
  const application = useRecordContext<StaffApplication>()
  useCounterKeys()
  // The cache may hold only the list's version of the record at first.
  if (!application || !("transitions" in application)) return <Waiting />
  return <Record key={application.id} />
}

/** An address with the admission code, as of a sheet printed before there were numbers, leads to the one with the number. */
function OldAddress({ code }: { code: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    const reading = new AbortController()
    const { signal } = reading
    const find = async () => {
      const { applications } = await call("POST /search", { text: code }, signal)
      const [match] = applications
      if (!signal.aborted)
        await navigate(match ? recordPath(match.id) : "/counter", { replace: true, state })
    }
    find().catch(() => !signal.aborted && navigate("/counter", { replace: true }))
    return () => reading.abort()
  }, [code, navigate, state])
  return <Waiting />
}

/** Detail page of an application: applicant, next steps, submitted values and history. */
export function ApplicationShow() {
  const code = parseAdmissionCode(useParams()["id"])
  if (code) return <OldAddress code={code} />
  return (
    <ShowBase loading={<Waiting />}>
      <LoadedRecord />
    </ShowBase>
  )
}
