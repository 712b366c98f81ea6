const { TestEnvironment } = require('jest-environment-jsdom');

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with what browsers have and it lacks. Values come from Node together, because Node's Request refuses jsdom's AbortSignal. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of [
      'AbortController',
      'AbortSignal',
      'BroadcastChannel',
      'Headers',
      'MessageChannel',
      'ReadableStream',
      'Request',
      'Response',
      'TextDecoder',
      'TextEncoder',
      'TransformStream',
      'Uint8Array',
      'fetch',
      'structuredClone',
    ]) {
      global[name] = globalThis[name];
    }
    // React's scheduler opens a channel and never closes it: left open, it keeps the test process alive for ever.
    const channels = (this.channels = []);
    global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
    global.ResizeObserver ??= Observer;
    global.IntersectionObserver ??= Observer;
    global.PointerEvent ??= class PointerEvent extends global.MouseEvent {
      constructor(type, init = {}) {
        super(type, init);
        this.pointerId = init.pointerId ?? 1;
        this.pointerType = init.pointerType ?? 'mouse';
      }
    };
    global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    global.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, (c) => `\\${c}`), supports: () => false };
    global.Element.prototype.scrollTo ??= function scrollTo() {};
    global.Element.prototype.scrollIntoView ??= function scrollIntoView() {};
    global.Element.prototype.setPointerCapture ??= function setPointerCapture() {};
    global.scrollTo = () => {};
  }

  async teardown() {
    for (const { port1, port2 } of this.channels) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
}

module.exports = BrowserEnvironment;
