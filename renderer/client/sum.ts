export const startSum = (e: HTMLFormElement) => console.log(e)
