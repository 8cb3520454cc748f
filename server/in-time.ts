/** What a promise gives, unless it takes longer than `ms`; what comes later is heard by nobody. */
export const inTime = <Result>(promise: Promise<Result>, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("It took too long.")), ms)
    void promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
