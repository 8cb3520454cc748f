// XMLHttpRequest without a network: a test answers each request, reports its progress or aborts it.

/** `XMLHttpRequest` is the class to stub; `requests` are those sent through it, in order. */
export const fakeRequests = () => {
  const requests: FakeRequest[] = []

  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    statusText = ""
    responseText = ""
    headers: Record<string, string> = {}
    /** Of the answer. */
    retryAfter: string | null = null
    /** In the line of an overloaded server. */
    place: string | null = null
    target = ""
    body = new FormData()

    open(method: string, path: string) {
      this.target = `${method} ${path}`
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    getResponseHeader(name: string) {
      if (name === "x-queue-place") return this.place
      return name === "retry-after" ? this.retryAfter : null
    }
    send(body: FormData) {
      this.body = body
      requests.push(this)
    }

    /** `body` is text, or an object that is sent as JSON. */
    answer(status: number, body: object | string, statusText = "") {
      const responseText = typeof body === "string" ? body : JSON.stringify(body)
      Object.assign(this, { status, statusText, responseText })
      this.dispatchEvent(new Event("load"))
    }
    progress(loaded: number, total: number) {
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }))
    }
    breakOff(event: "error" | "timeout" | "abort" = "error") {
      this.dispatchEvent(new Event(event))
    }
  }

  return { requests, XMLHttpRequest: FakeRequest }
}
