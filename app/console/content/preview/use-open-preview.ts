import { useLocaleState, useResourceContext } from "react-admin"

import { request } from "../../api-client.ts"

interface Preview {
  token: string
  /** Path of the page that shows the item, without the language prefix. */
  path: string
}

/** Requests a draft preview, by a path below the collection's, and opens it. */
export const useOpenPreview = () => {
  const resource = useResourceContext()
  const [locale] = useLocaleState()
  return async (path: string, body?: object) => {
    const { data } = await request<{ data: Preview }>("POST", `/${resource}/${path}`, body ?? {})
    const language = locale === "hi" ? "/hi" : ""
    window.open(`${language}${data.path}?preview=${data.token}`, "_blank", "noopener")
  }
}
