import { Button, Stack } from "@mui/material"
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { useDataProvider, useStore } from "react-admin"
import { useNavigate } from "react-router-dom"

import { useNotifyError } from "../../api/use-request.ts"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { NextIcon, PreviousIcon } from "../../kit/page/icons.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { addAfter, addBefore } from "./record-sequence.ts"

/** Where the list stands, as react-admin stores it. */
interface ListParams {
  page?: number
  perPage?: number
  sort?: string
  order?: "ASC" | "DESC"
  filter?: Record<string, unknown>
}

/** The list as it opens, if nobody changed it. */
const firstPage: ListParams = {}

/** The page of the list that a record was opened from, as the browser still has it. */
const listedWith = (queries: QueryClient, id: string) =>
  queries
    .getQueriesData<{ data: { id: string }[] }>({ queryKey: ["applications", "getList"] })
    .map(([, page]) => page?.data.map((item) => item.id) ?? [])
    .find((ids) => ids.includes(id))

/** The records of the list as it was opened, in its order. A record stays in it when it no longer matches the filter. */
const useRecordSequence = () => {
  const [params] = useStore<ListParams>("applications.listParams", firstPage)
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const page = Number(params.page ?? 1)
  const queryKey = ["record-sequence", JSON.stringify(params)]
  const loadPage = async (number: number) => {
    if (number < 1) return []
    const { sort = "submitted_at", order = "DESC", filter = {}, perPage = 25 } = params
    const { data } = await dataProvider.getList("applications", {
      pagination: { page: number, perPage: Number(perPage) },
      sort: { field: sort, order },
      filter,
    })
    return data.map(({ id }) => String(id))
  }
  const { data: ids = [], refetch } = useQuery({
    queryKey,
    // A refresh after a change of status keeps what has left the list.
    queryFn: async () => {
      const listed = await loadPage(page)
      return addAfter(queries.getQueryData<string[]>(queryKey) ?? [], listed)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  /** Starts at the page that has this record; without one, reads it again. */
  const startAt = (id: string) => {
    const listed = listedWith(queries, id)
    if (listed) queries.setQueryData(queryKey, listed)
    else void refetch()
  }
  /** The record at one end is asked for: the pages there are added. Returns the longer sequence. */
  const loadMore = async (step: 1 | -1) => {
    // What left the list since has moved the next records to this page.
    const longer =
      step === 1
        ? addAfter(ids, [...(await loadPage(page)), ...(await loadPage(page + 1))])
        : addBefore(ids, await loadPage(page - 1))
    queries.setQueryData(queryKey, longer)
    return longer
  }
  return { ids, startAt, loadMore }
}

function NextButton({ onNext }: { onNext: () => void }) {
  const t = useText()
  return (
    <Button endIcon={<NextIcon />} aria-keyshortcuts="N" onClick={onNext}>
      {t("console.record.next")}
      <KeyHint name="N" />
    </Button>
  )
}

/** At the counter "next" leads back to the search field: the order is that of the queue. */
export function BackToCounter() {
  const navigate = useNavigate()
  const next = () => void navigate("/counter")
  useKey("n", next)
  return <NextButton onNext={next} />
}

/** Leads to the records before and after this one in the list that it was opened from. */
export function Neighbours({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const fail = useNotifyError()
  const { ids, startAt, loadMore } = useRecordSequence()
  const isListed = ids.includes(id)
  // An opened record may have left its list before the list is read again: a new one is no longer new.
  const missing = isListed ? undefined : id
  const startAtMissing = useEffectEvent(startAt)
  useEffect(() => {
    if (missing !== undefined) startAtMissing(missing)
  }, [missing])

  const go = async (step: 1 | -1) => {
    try {
      const next = ids[ids.indexOf(id) + step]
      const longer = next === undefined ? await loadMore(step) : ids
      const target = longer[longer.indexOf(id) + step]
      await navigate(target && isListed ? `/applications/${target}/show` : "/counter")
    } catch (error) {
      fail(error as Error)
    }
  }
  useKey("n", () => void go(1))
  if (!isListed) return null
  return (
    <Stack direction="row" spacing={1}>
      <Button startIcon={<PreviousIcon />} onClick={() => void go(-1)}>
        {t("console.record.previous")}
      </Button>
      <NextButton onNext={() => void go(1)} />
    </Stack>
  )
}
