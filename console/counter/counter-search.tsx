import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"

import { parseApplicationId } from "#domain/applications/application-number.ts"

import { call } from "../api/call.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { useText } from "../kit/text/use-language.ts"
import { fromCounter, type Match, recordPath } from "./record-address.ts"
import { ScanField } from "./scan-field.tsx"

const Matches = lazyPart(() => import("./matches.tsx").then((file) => file.Matches), 3)

/** Finds records and opens the one that matches, if there is only one. A later search, or leaving the page, ends it. */
const useCounterSearch = () => {
  const navigate = useNavigate()
  const [query, setQuery] = useState("")
  const [failure, setFailure] = useState<string>()
  const [matches, setMatches] = useState<readonly Match[]>([])
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const search = async (input: string) => {
    const text = parseApplicationId(input) ?? input.trim()
    if (text === "") return
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setQuery(text)
    setFailure(undefined)
    setMatches([])
    try {
      const { applications } = await call("POST /search", { text }, signal)
      const [first, second] = applications
      if (!first) return setFailure("console.counter.none")
      if (second && !parseApplicationId(text)) return setMatches(applications)
      await navigate(recordPath(first.id), { state: fromCounter })
    } catch (error) {
      if (!signal.aborted) setFailure((error as Error).message)
    }
  }
  return { search, query, failure, matches }
}

/** The field of the counter, with what it found if that is not one record. */
export function CounterSearch({ isFocused = false }: { isFocused?: boolean }) {
  const t = useText()
  const { search, query, failure, matches } = useCounterSearch()
  return (
    <>
      <ScanField
        id="query"
        label={t("console.counterPage.ask")}
        isFocused={isFocused}
        onFind={(text) => void search(text)}
      />
      <ErrorAlert text={failure} options={{ query }} severity="warning" />
      {matches.length > 0 && <Matches matches={matches} query={query} />}
    </>
  )
}
