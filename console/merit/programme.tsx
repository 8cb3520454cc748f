import { Skeleton } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useEffect } from "react"

import { firstYearOf } from "#domain/admission/programmes.ts"
import { enteredFor } from "#domain/merit/candidates/entered-marks.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { callInBackground } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { lazyPage } from "../kit/page/lazy-page.tsx"
import { LinkTab, LinkTabs } from "../kit/table/link-tabs.tsx"
import { usePermission } from "../permission.tsx"
import { ListsPanel, RoundActions } from "./lists-panel.tsx"
import { NextList } from "./next-list.tsx"
import { Objections } from "./objections.tsx"
import { NotPublic, isOver, isPublic } from "./offer-states.tsx"
import { Offers } from "./offers.tsx"
import {
  type Part,
  ProgrammeContext,
  addressOf,
  lastOf,
  parts,
  useProgramme,
  useImportsResults,
} from "./use-programme.ts"
import { useTexts } from "./use-texts.tsx"

// The editor runs the whole allocation in the browser.
const RulePanel = lazyPage(() => import("./rule/rule-panel.tsx"), "RulePanel")

const MarksPanel = lazyPage(() => import("./marks-panel.tsx"), "MarksPanel")

const ResultsPanel = lazyPage(() => import("./results-panel.tsx"), "ResultsPanel")

const ChartsPage = lazyPage(() => import("./charts-page.tsx"), "ChartsPage")

/** Read the data again each minute: what is not of the lists changes too, such as the status of an application. */
const refetchInterval = 60_000

interface ProgrammeProps {
  session: string
  code: string
  seats: number
  /** The part that the address names. */
  part: Part | undefined
}

const lastPublicOf = ({ rounds }: MeritView) =>
  rounds.findLast((round) => round.withdrawn_at === null && isPublic(round))

const isSigned = ({ rules }: MeritView) => rules.some(({ signed_at }) => signed_at !== null)

/** The part shown first: the rule until it is signed, the offers until their last day, else the next list. */
const partNow = (view: MeritView): Part => {
  if (!isSigned(view)) return "rule"
  const last = lastOf(view)
  const isOpen = last !== undefined && isPublic(last) && !isOver(last)
  return isOpen && view.offers.length > 0 ? "offers" : "lists"
}

/** The next list, and those that are published. */
function Lists() {
  const text = useTexts()
  const may = usePermission()
  const { view } = useProgramme()
  return (
    <>
      {isSigned(view) && may("merit.decide") && <NextList />}
      {!isSigned(view) && <p>{text("not_signed")}</p>}
      {view.rounds.length > 0 && <ListsPanel />}
    </>
  )
}

function ShownPart({ part, seats }: { part: Part; seats: number }) {
  const text = useTexts()
  const { where, view, path, reload } = useProgramme()
  const { rules } = view
  const last = lastOf(view)
  const shown = lastPublicOf(view)
  switch (part) {
    case "rule": {
      const firstYear = firstYearOf(where.session)
      const key = rules[0]?.changed_at
      return <RulePanel key={key} {...{ rules, seats, firstYear, where, path, reload }} />
    }
    case "marks":
      return (
        <>
          <MarksPanel where={where} path={path("marks")} />
          <ResultsPanel session={where.session} path={`${path("marks")} results`} />
        </>
      )
    case "lists":
      return <Lists />
    case "offers":
      if (!last) return <p>{text("noList")}</p>
      return (
        <>
          {shown && <RoundActions number={shown.number} />}
          <Offers key={last.id} round={last} />
        </>
      )
    case "objections":
      return <Objections />
    case "charts":
      if (!last) return <p>{text("noList")}</p>
      return shown ? <ChartsPage where={where} /> : <NotPublic round={last} />
  }
}

/** Milliseconds between two looks whether anything has changed. They stop while the page is in the background. */
const versionInterval = 5000

/** Reads the programme again once its version differs from the one that the page shows. */
const useFollowChanges = (
  where: { session: string; programme: string },
  shown: string | undefined,
  reload: () => Promise<unknown>,
) => {
  const { data: version } = useQuery({
    queryKey: ["merit-version", where],
    queryFn: async ({ signal }) =>
      (await callInBackground("GET /merit/:programme/version", where, signal)).version,
    refetchInterval: versionInterval,
    enabled: shown !== undefined,
    retry: false,
    gcTime: 0,
  })
  const newer = version === shown ? undefined : version
  useEffect(() => {
    if (newer !== undefined) void reload()
  }, [newer, reload])
}

/** The rule, the lists and the offers of one programme. */
export function MeritProgramme({ part, session, code, seats }: ProgrammeProps) {
  const text = useTexts()
  const base = `/merit/${encodeURIComponent(code)}`
  const query = `?${new URLSearchParams({ session })}`
  const path = (action: string) => `${base}/${action}${query}`
  const where = { session, programme: code }
  const importsResults = useImportsResults(session)
  const { data, error, refetch } = useCall("GET /merit/:programme", where, { refetchInterval })
  useFollowChanges(where, data?.version, refetch)
  if (!data) return <ErrorAlert text={error?.message} />
  const { rules, offers, objections } = data
  const counts: Partial<Record<Part, number>> = {
    offers: offers.length,
    objections: objections.filter(({ verdict }) => !verdict).length,
  }
  const shown = part ?? partNow(data)
  const hasMarks = importsResults || shown === "marks" || (rules[0] && enteredFor(rules[0].rule)[0])
  const shownParts = parts.filter((one) => one !== "marks" || hasMarks)
  return (
    <>
      <LinkTabs label={text("tabs.label")}>
        {shownParts.map((one) => (
          <LinkTab
            key={one}
            to={addressOf(code, one)}
            label={text(`tabs.${one}`)}
            isCurrent={one === shown}
            count={counts[one]}
          />
        ))}
      </LinkTabs>
      <ProgrammeContext value={{ where, view: data, path, reload: refetch }}>
        <Suspense fallback={<Skeleton height={400} />}>
          <ShownPart part={shown} seats={seats} />
        </Suspense>
      </ProgrammeContext>
    </>
  )
}
