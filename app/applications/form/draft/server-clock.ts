/** The server's time of the page, and what the device's clocks showed when it arrived. */
let arrival: { server: number; device: number; running: number } | undefined

/** Notes the server's time (milliseconds) when the page or an answer arrives. A copy of a page for use without a network has none. */
export const setServerTime = (server: number | null) => {
  // A form that is mounted again has the time of the same arrival.
  if (server === null || server === arrival?.server || Number.isNaN(server)) return
  arrival = { server, device: Date.now(), running: performance.now() }
}

export const isServerTimeKnown = () => arrival !== undefined

/**
 * The time by the server's clock: a phone's clock can be years off, and a draft's age must not depend on it. Of the two
 * clocks of the device, one stops while it sleeps, and the other may be set back.
 */
export const serverNow = () =>
  arrival
    ? arrival.server + Math.max(Date.now() - arrival.device, performance.now() - arrival.running)
    : Date.now()

/** Asks the server for its time. Without an answer it stays unknown. */
export const askServerTime = async () => {
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" })
    setServerTime(Date.parse(headers.get("date") ?? ""))
  } catch {
    // Without a connection nothing is deleted.
  }
}
