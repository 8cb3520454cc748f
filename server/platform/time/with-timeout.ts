/** Has the code of a connection timeout, so that it is classified as a transient error. */
const timeoutError = () => Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })

/** The promise's result, or an ETIMEDOUT error after `ms`. A later result is ignored. */
export const withTimeout = <Result>(promise: Promise<Result>, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(timeoutError()), ms)
    void promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
