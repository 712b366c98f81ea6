/** @jest-environment node */
import { circuitMs, createCircuit } from './circuit-breaker.ts';
import { RemoteUnavailable } from './loader.ts';

function setUp() {
  let time = 0;
  const circuit = createCircuit(() => time);
  const failure = new RemoteUnavailable('mf-trial', '1.0.0', 'entry');
  return { circuit, failure, wait: (ms: number) => void (time += ms) };
}

describe('The circuit of a remote', () => {
  it('[MFE-5] lets nobody wait for 60 seconds after everything has failed, and then again', () => {
    const { circuit, failure, wait } = setUp();
    expect(circuit.failureOf('mf-trial')).toBeNull();
    circuit.open(failure);
    expect(circuit.failureOf('mf-trial')).toBe(failure);
    wait(circuitMs - 1);
    expect(circuit.failureOf('mf-trial')).toBe(failure);
    wait(1);
    expect(circuit.failureOf('mf-trial')).toBeNull();
    circuit.open(failure);
    expect(circuit.failureOf('mf-trial')).toBe(failure);
    expect(circuitMs).toBe(60_000);
  });

  it('[MFE-5] costs other remotes nothing, nor its other parts where one part has failed', () => {
    const { circuit, failure } = setUp();
    circuit.open(failure, 'routes /trial');
    expect(circuit.failureOf('mf-trial')).toBeNull();
    expect(circuit.failureOf('mf-trial', 'slots home')).toBeNull();
    expect(circuit.failureOf('mf-trial-two', 'routes /trial')).toBeNull();
    expect(circuit.failureOf('mf-trial', 'routes /trial')).toBe(failure);
  });

  it('is closed with all its parts by anyone who wants it tried again', () => {
    const { circuit, failure } = setUp();
    const other = new RemoteUnavailable('mf-trial-two', '1.0.0', 'entry');
    circuit.open(failure);
    circuit.open(failure, 'routes /trial');
    circuit.open(other);
    circuit.close('mf-trial');
    expect(circuit.failureOf('mf-trial')).toBeNull();
    expect(circuit.failureOf('mf-trial', 'routes /trial')).toBeNull();
    expect(circuit.failureOf('mf-trial-two')).toBe(other);
    circuit.close();
    expect(circuit.failureOf('mf-trial-two')).toBeNull();
  });
});
