import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './no-owner-stacks.ts';

// The first test of a file waits for lazy parts to be compiled, which takes longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
