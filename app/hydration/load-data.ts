/** What React Router's scripts of a page share. */
interface RouterContext {
  streamController: ReadableStreamDefaultController<string>
}

/**
 * Fetches the data of a page that was sent without them (`deferScripts`), and gives them to React Router as if they had
 * been in the page. Part of an inline script.
 *
 * The answer is what React Router asks for when it navigates: a list of values that name each other by their index. The
 * first one has the data of each route; in a page it has them as `loaderData`, beside what is null (-5) on a page without
 * a form or an error.
 */
export const loadData = async () => {
  const script = document.querySelector<HTMLElement>("script[data-fetch]")
  if (!script) return
  try {
    const path = location.pathname.replace(/\/$/, "/_")
    const response = await fetch(`${path}.data${location.search}`)
    if (!response.ok) throw new Error(String(response.status))
    const values = (await response.json()) as unknown[]
    const at = values.length
    const routes = Object.entries(values[0] as Record<string, number>)
    const loaderData = routes.map(([route, index]) => [route, Object.values(values[index]!)[0]])
    values[0] = { [`_${at}`]: at + 1, [`_${at + 2}`]: -5, [`_${at + 3}`]: -5 }
    values.push("loaderData", Object.fromEntries(loaderData), "actionData", "errors")
    const { __reactRouterContext } = window as unknown as { __reactRouterContext: RouterContext }
    __reactRouterContext.streamController.enqueue(`${JSON.stringify(values)}\n`)
    __reactRouterContext.streamController.close()
  } catch {
    // As if a script had failed: the page stays as it is (`keepInteractions`).
    script.dispatchEvent(new Event("error"))
  }
}
