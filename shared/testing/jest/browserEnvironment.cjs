// jsdom has no fetch API and no locks. The router and the API client need Node's fetch API.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const {
      AbortController,
      AbortSignal,
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      structuredClone,
    } = globalThis;
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      structuredClone,
    });
    // A test has one tab, whose locks are free. Those of Node would be held from one test to the next.
    const locks = { request: (_name, _options, work) => work() };
    Object.defineProperty(this.global.navigator, 'locks', { value: locks, configurable: true });
  }
};
