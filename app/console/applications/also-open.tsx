import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useTranslate } from "react-admin"

import { readInBackground } from "../api/api-client.ts"

/** A page that is silent for three of these counts as closed. */
const repeatMs = 30_000

const note = (id: string, signal: AbortSignal, isOpen: boolean) =>
  readInBackground<string[]>(`/applications/${id}/open`, signal, { isOpen })

/** Tells colleagues that this application is open here, and names those who have it open too. */
export function AlsoOpen({ id }: { id: string }) {
  const translate = useTranslate()
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
    <output>
      {names.length > 0 && translate("console.assign.alsoOpen", { names: names.join(", ") })}
    </output>
  )
}
